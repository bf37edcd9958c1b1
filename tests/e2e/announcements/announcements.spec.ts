import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { field } from '../support/course-form';
import { test } from '../support/test';

const title = `Parada no sábado ${randomUUID().slice(0, 8)}`;

test.afterEach(async ({ database }) => {
  await database.query('DELETE FROM announcements WHERE title = $1', [title]);
});

test('an announcement meets an advisor once on the home, and stands in the history', async ({
  page,
  browser,
  signIn,
  sessionOf,
}) => {
  await signIn('admin');
  await page.goto('/adm/announcements/new');
  await field(page, 'Título').fill(title);
  await field(page, 'Texto').fill('O sistema para das 8h às 9h.');
  await page.getByRole('checkbox', { name: 'Assessoria' }).check();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Todas as escolas');

  const other = await browser.newContext();
  await other.addCookies(await sessionOf('assessoria'));
  const home = await other.newPage();
  await home.goto('/advisor');
  const band = home.getByRole('region', { name: 'Comunicado novo' });
  await expect(band).toContainText(title);
  const told = home.waitForResponse('**/api/anuncios/seen');
  await band.getByRole('button', { name: 'Entendi' }).click();
  expect((await told).status()).toBe(200);
  await expect(band.getByRole('heading', { name: title })).toBeHidden();
  await home.reload();
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home.getByText(title)).toHaveCount(0);
  await home.getByRole('button', { name: /^Minha conta/ }).click();
  await home.getByRole('menuitem', { name: 'Quadro de avisos' }).click();
  await expect(home.getByRole('article').filter({ hasText: title })).toContainText('Visto');
  await other.close();
});
