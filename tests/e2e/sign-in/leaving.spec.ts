import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

test('leaving ends the session in every tab and for whoever copied its cookie', async ({
  page,
  context,
  browser,
  newSession,
  consoleWatch,
  origin,
}) => {
  const cookies = await newSession('instrutor');
  await context.addCookies(cookies);
  const elsewhere = await browser.newContext({ baseURL: origin });
  consoleWatch.watch(elsewhere);
  await elsewhere.addCookies(cookies);
  const [second, copy] = [await context.newPage(), await elsewhere.newPage()];
  for (const tab of [page, second, copy]) {
    await tab.goto('/facilitator');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Olá, Marta!');
  }
  await leave(page);
  await expect(page).toHaveURL('/login');
  for (const tab of [second, copy]) {
    await tab.reload();
    await expect(tab).toHaveURL('/login?reason=not-authenticated&from=%2Ffacilitator');
    await expect(tab.getByText('Usuário não está autenticado', { exact: true })).toBeVisible();
  }
  expect((await elsewhere.request.get('/api/Escolas/recuperarEscola')).status()).toBe(401);
  await elsewhere.close();
});

test('a tab whose session ended elsewhere is sent to sign in when it asks the API', async ({
  page,
  context,
  newSession,
  consoleWatch,
  origin,
}) => {
  consoleWatch.expect(/status of 401/);
  const cookies = await newSession('admin');
  await context.addCookies(cookies);
  await page.goto('/adm/courses/MT');
  await expect(page.getByRole('button', { name: 'Salvar curso' })).toBeEnabled();
  await profileKept(page);
  await context.request.post('/api/Users/logout', { headers: { origin }, data: {} });
  await context.addCookies(cookies);
  await page.getByRole('button', { name: 'Salvar curso' }).click();
  await expect(page).toHaveURL('/login?reason=not-authenticated&from=%2Fadm%2Fcourses%2FMT');
});
