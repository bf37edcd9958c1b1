import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openBrokenScreen } from '../support/broken-screen';
import { toast } from '../support/course-form';
import { test } from '../support/test';

const letters = () => randomUUID().replaceAll(/[\d-]/g, '');

/** Of the very session: a profile of another one is forgotten, and until the new one has come nothing is told. */
async function ownToken(page: Page): Promise<string> {
  return (await (await page.request.get('/api/Users/profile')).json()).accessToken;
}

test('an error is told with the stored profile, and an administrator marks it as solved', async ({
  page,
  signIn,
  database,
  consoleWatch,
}) => {
  const message = `broken ${letters()}`;
  consoleWatch.expect(new RegExp(message));
  await signIn('admin');
  const accessToken = await ownToken(page);
  const profile = { username: 'ana', tipo: 'aluno', accessToken, isAuthenticated: true, homepage: '/adm/errors' };
  const told = page.waitForResponse('**/api/LogSistema/salvamentoLog/publico');
  await openBrokenScreen(page, { message, profile });
  const answer = await told;
  expect(answer.request().postDataJSON()).toMatchObject({ login: 'ana', tipo: 'aluno', error: message, accessToken });
  expect(answer.status()).toBe(200);
  const { rows } = await database.query('SELECT * FROM client_errors WHERE message = $1', [message]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(accessToken);

  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  const row = page.getByRole('row').filter({ hasText: message });
  await expect(row).toBeVisible();
  // The address is another document: its script, which makes the place of the toasts, comes before its button is pressed.
  await expect(page.locator('.toast-layer section')).toBeAttached();
  await row.getByText('Onde aconteceu por último').click();
  await expect(row.getByText('/adm/courses/MT')).toBeVisible();
  await row.getByRole('button', { name: 'Resolver' }).click();
  await expect(toast(page, 'Marcado como resolvido. Se acontecer de novo, volta para a lista.')).toBeVisible();
  await expect(row.getByText('Resolvido', { exact: true })).toBeVisible();
});

test('nothing is told without a stored profile', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/no numbers in this browser/);
  await signIn('admin');
  let told = 0;
  await page.route('**/api/LogSistema/**', (route) => {
    told += 1;
    return route.continue();
  });
  await openBrokenScreen(page, { profile: 'undefined' });
  await expect(page.getByRole('button', { name: 'Limpar o cache' })).toBeVisible();
  // What would be told is told before the way out is taken.
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/adm');
  expect(told).toBe(0);
});

test('a failure to tell is swallowed and written to the console', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/no numbers/, /Failed to load resource/, /the error was not told/);
  await signIn('admin');
  await page.route('**/api/LogSistema/**', (route) => route.abort());
  const profile = {
    username: 'ana',
    tipo: 'aluno',
    accessToken: await ownToken(page),
    isAuthenticated: true,
    homepage: '/adm',
  };
  const written = page.waitForEvent('console', (line) => line.text().includes('the error was not told'));
  await openBrokenScreen(page, { profile });
  await written;
  await expect(page.getByRole('button', { name: 'Limpar o cache' })).toBeVisible();
});
