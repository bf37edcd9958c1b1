import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

test('a wrong password keeps the typed login and the way, forgets the password and says so', async ({ page }) => {
  // Nobody's, so that no demo login is made to wait.
  const login = `100% ninguém.${randomUUID().slice(0, 8)}`;
  await page.goto('/adm/courses?status=active');
  await signInByForm(page, login, { password: 'errada1' });
  await expect(page).toHaveURL(/^[^?]*\/login\?error=auth\.invalid-credentials&from=/);
  // Next keeps an alert of its own for its announcements, outside of the screen.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Usuário ou senha inválidos');
  await expect(page.getByLabel('Usuário')).toHaveValue(login);
  await expect(page.locator('#password')).toHaveValue('');
  await expect(page.locator('#password')).toBeFocused();
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL('/adm/courses?status=active');
});
