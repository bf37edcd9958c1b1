import { expect } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('language, a wrong password and the right one lead to what was asked for without JavaScript', async ({ page }) => {
  await page.goto('/my-data');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/login?reason=not-authenticated&from=%2Fmy-data');
  await signInByForm(page, 'nobody.without.script', { password: 'wrong1', language: 'en' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid Username or Password');
  await expect(page.getByLabel('Username')).toHaveValue('nobody.without.script');
  await signInByForm(page, 'admin', { language: 'en' });
  await expect(page).toHaveURL('/my-data');
});

test('the catalogue and a course are read without JavaScript', async ({ page }) => {
  await page.goto('/course');
  await page.getByRole('link', { name: 'Oficina de Programação' }).click();
  await expect(page).toHaveURL('/course/MT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oficina de Programação');
});
