import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { profileKept } from '../support/profile-kept';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

const hour = 3600;

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

test('leaving in one language ends at the sign-in screen in that language', async ({ page, context, newSession }) => {
  await context.addCookies(await newSession('escola'));
  await page.goto('/en/analytics/school/school_engagement');
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/en/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
});

/** Seconds that the session cookie still lives. */
async function secondsLeft(context: BrowserContext): Promise<number> {
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  return (session?.expires ?? 0) - Date.now() / 1000;
}

test('on a device that others use the session ends after two hours', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Outras pessoas usam este aparelho').check();
  await signInByForm(page, 'instrutor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá/);
  expect(Math.abs((await secondsLeft(context)) - 2 * hour)).toBeLessThan(60);
});

test('using the product does not move the end of a session', async ({ page, context, signIn }) => {
  await signIn('aluno');
  const before = (await context.cookies()).find(({ name }) => name === 'session')?.expires;
  await page.goto('/student');
  await page.reload();
  expect((await context.cookies()).find(({ name }) => name === 'session')?.expires).toBe(before);
});
