import { expect } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

for (const tipo of ['aluno', 'admin'] as const) {
  test(`${tipo} signs in without JavaScript`, async ({ page }) => {
    await page.goto('/login');
    await signInByForm(page, tipo);
    await expect(page).toHaveURL(homes[tipo]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá, .+!$/);
  });
}

test('a wrong password is refused without JavaScript as well', async ({ page }) => {
  await page.goto('/en/login');
  await signInByForm(page, 'nobody.without.script', { password: 'wrong1', language: 'en' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid Username or Password');
  await expect(page.getByLabel('Username')).toHaveValue('nobody.without.script');
});

test('the language switch keeps where the visitor wanted to go without JavaScript', async ({ page }) => {
  await page.goto('/my-data');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/login?reason=not-authenticated&from=%2Fmy-data');
});

test('the catalogue and a course are read without JavaScript @phone', async ({ page }) => {
  await page.goto('/course');
  await page.getByRole('link', { name: 'Oficina de Programação' }).click();
  await expect(page).toHaveURL('/course/MT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oficina de Programação');
});
