import { expect } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

// The other tipos, and what else a login may look like, are posted in sign-in.http.spec.ts.
test('a pupil signs in on a device that others use, having looked at the password @only-phone', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const password = page.getByRole('textbox', { name: 'Senha' });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar a senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Outras pessoas usam este aparelho').check();
  await signInByForm(page, 'aluno');
  await expect(page).toHaveURL('/student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá, .+!$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  expect(Math.abs((session?.expires ?? 0) - Date.now() / 1000 - 7200)).toBeLessThan(60);
});

test('a facilitator signs in and out in English', async ({ page, context }) => {
  await page.goto('/en/login');
  await signInByForm(page, 'instrutor', { language: 'en' });
  await expect(page).toHaveURL('/en/facilitator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, .+!$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/en/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
});

test('each face signs in, and a selfie session ends at its own screen', async ({ page }) => {
  await page.goto('/selfielogin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar em Selfie');
  await signInByForm(page, 'somosselfieproduto');
  await expect(page).toHaveURL('/selfie');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/selfielogin');
  await page.goto('/en/compscilogin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Computer Science');
  await signInByForm(page, 'aluno', { language: 'en' });
  await expect(page).toHaveURL('/en/student');
});
