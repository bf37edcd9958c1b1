import type { Page } from '@playwright/test';
import { demoPassword } from './sessions';

const words = {
  'pt-BR': { username: 'Usuário', password: 'Senha', submit: 'Entrar' },
  en: { username: 'Username', password: 'Password', submit: 'Sign in' },
} as const;

/** Fills and sends the form that the page shows. */
export async function signInByForm(
  page: Page,
  username: string,
  { password = demoPassword, language = 'pt-BR' }: { password?: string; language?: 'pt-BR' | 'en' } = {},
): Promise<void> {
  const { username: field, password: secret, submit } = words[language];
  await page.getByLabel(field).fill(username);
  await page.getByRole('textbox', { name: secret }).fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}
