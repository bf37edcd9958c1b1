import { expect } from '@playwright/test';
import { test } from '../support/test';

test('the list is searched, filtered, sorted and cleared by its address @only-phone', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses');
  const rows = page.locator('tbody').getByRole('row');
  await page.getByRole('searchbox', { name: 'Buscar por nome ou código' }).fill('ROBÓTICA');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/[?&]q=ROB%C3%93TICA/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Robótica com Sucata');
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/adm/courses');
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Inativo');
  await page.getByRole('main').getByRole('searchbox').fill('RV1');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Mundos em Realidade Virtual');
  await page.goto('/adm/courses?q=nada-se-chama-assim');
  await expect(page.getByText('Nenhum curso combina com a busca.')).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toContainText('Mundos em Realidade Virtual');
});

test('a column heading sorts, and sorts back', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses?status=active&q=e');
  const heading = page.getByRole('columnheader', { name: 'Código' });
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const codes = page.locator('tbody td code');
  const ascending = await codes.allTextContents();
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-code/);
  expect(ascending.length).toBeGreaterThan(2);
  const [first] = ascending;
  await expect(codes.first()).not.toHaveText(first ?? '');
});
