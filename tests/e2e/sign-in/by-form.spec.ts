import { expect } from '@playwright/test';
import { tipos } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { signInByForm, signInWords } from '../support/sign-in-form';
import { test } from '../support/test';

const errands = [
  ...tipos.map((tipo) => ({ tipo, language: 'pt-BR', where: tipo === 'aluno' ? '' : '' }) as const),
  { tipo: 'instrutor', language: 'en', where: '' },
] as const;

for (const { tipo, language, where } of errands) {
  test(`${tipo} signs in by the form and lands at the own home (${language})${where}`, async ({ page }) => {
    const { path, prefix, greeting } = signInWords[language];
    await page.goto(path);
    await signInByForm(page, tipo, { language });
    await expect(page).toHaveURL(prefix + homes[tipo]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${greeting}, .+!$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('a login ignores case, accents and blanks around it', async ({ page }) => {
  await page.goto('/login');
  await signInByForm(page, '  ALÚNO ');
  await expect(page).toHaveURL('/student');
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

test('the password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByRole('textbox', { name: 'Senha' });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar a senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
