import { expect } from '@playwright/test';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('bases, topics and the search are read without JavaScript', async ({ page }) => {
  await page.goto('/knowledgebase');
  await page.getByRole('searchbox').fill('coracao do progama');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/knowledgebase\/search\?q=coracao\+do\+progama$/);
  const results = page.getByRole('list', { name: 'Resultados da busca' });
  await expect(results.locator('mark').first()).toBeVisible();
  await expect(page.getByText('Nenhum resultado exato')).toBeVisible();
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(knowledgebase|lesson)\/.+/);
});
