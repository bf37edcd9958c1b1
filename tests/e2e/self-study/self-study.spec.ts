import { expect } from '@playwright/test';
import type { Client } from 'pg';
import { expectAccessible } from '../accessibility/axe';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

async function studyContent(database: Client) {
  const content = await storeContent(database, { notes: 'NOTA-SECRETA' });
  await database.query(`UPDATE courses SET duration_type = 'selfStudy' WHERE id = $1`, [content.ids.course]);
  return content;
}

test('a facilitator studies a course to its end @only-phone', async ({ page, signIn, database }) => {
  const content = await studyContent(database);
  await signIn('instrutor');
  await page.goto('/selfstudy');
  const card = page.locator('section').filter({ hasText: `Curso ${content.course}` });
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 de 2 aulas');
  await card.getByRole('link', { name: 'Começar' }).click();
  await page.getByRole('link', { name: 'Começar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 1');
  await page.getByRole('button', { name: 'Marcar como feita' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 de 2 aulas');
  await page.getByRole('button', { name: 'Feita: desmarcar' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 de 2 aulas');
  await page.getByRole('button', { name: 'Marcar como feita' }).click();
  await expect(page.getByRole('button', { name: 'Feita: desmarcar' })).toBeVisible();
  await expect(page).toHaveTitle(/^Aula do laço 1 · /);
  await page.getByRole('link', { name: 'Próxima: Aula do laço 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 2');
  await page.getByRole('button', { name: 'Marcar como feita' }).click();
  await expect(page.getByText('Você concluiu este curso.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.content()).not.toContain('NOTA-SECRETA');
  await page.goto('/selfstudy');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 de 2 aulas');
  await removeContent(database, content);
});
