import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { postSignIn } from '../support/sessions';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

/** Nobody's, so that no demo login is made to wait. */
function unknownLogin(): string {
  return `ninguém.${randomUUID().slice(0, 8)}`;
}

/** The screen's own; Next keeps one for its route announcements outside. */
function notice(page: Page) {
  return page.getByRole('main').getByRole('alert');
}

for (const { language, path, sentence, username } of [
  { language: 'en', path: '/en/login', sentence: 'Invalid Username or Password', username: 'Username' },
  { language: 'pt-BR', path: '/login', sentence: 'Usuário ou senha inválidos', username: 'Usuário' },
] as const) {
  test(`a wrong password keeps the typed login, forgets the password and says so (${language})`, async ({ page }) => {
    const login = unknownLogin();
    await page.goto(path);
    await signInByForm(page, login, { password: 'errada1', language });
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}\\?error=auth\\.invalid-credentials$`));
    await expect(notice(page)).toContainText(sentence);
    await expect(page.getByLabel(username)).toHaveValue(login);
    await expect(page.locator('#password')).toHaveValue('');
    await expect(page.locator('#password')).toBeFocused();
  });
}

test('an unknown login and a wrong password look alike', async ({ page }) => {
  await page.goto('/login');
  await signInByForm(page, 'escola_b', { password: 'errada1' });
  const known = await notice(page).textContent();
  await page.goto('/login');
  await signInByForm(page, unknownLogin(), { password: 'errada1' });
  expect(await notice(page).textContent()).toBe(known);
});

test('a typed login with a percent sign comes back as it was typed', async ({ page }) => {
  await page.goto('/login');
  await signInByForm(page, '100%', { password: 'errada1' });
  await expect(notice(page)).toContainText('Usuário ou senha inválidos');
  await expect(page.getByLabel('Usuário')).toHaveValue('100%');
});

test('where the visitor wanted to go survives a wrong password', async ({ page }) => {
  await page.goto('/adm/courses?status=active');
  await signInByForm(page, unknownLogin(), { password: 'errada1' });
  await expect(notice(page)).toBeVisible();
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL('/adm/courses?status=active');
});

test('after five wrong passwords the screen says how long to wait', async ({ page, clientOf }) => {
  const login = unknownLogin();
  const client = await clientOf(null);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await postSignIn(client, login)).status()).toBe(401);
  const refused = await postSignIn(client, login);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(20);
  await page.goto('/login');
  await signInByForm(page, login);
  await expect(notice(page)).toContainText('Muitas tentativas seguidas com este usuário.');
  await expect(notice(page)).toContainText(/Espere \d+ segundos e tente de novo\./);
});

test('an unknown code in the address says nothing', async ({ page }) => {
  await page.goto('/login?error=<b>hello</b>&reason=whatever');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('hello')).toHaveCount(0);
});
