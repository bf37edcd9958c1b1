import type { Page } from '@playwright/test';
import { demoPassword } from './sessions';

export const signInWords = {
  'pt-BR': { prefix: '', path: '/login', username: 'Usuário', password: 'Senha', submit: 'Entrar', greeting: 'Olá' },
  en: {
    prefix: '/en',
    path: '/en/login',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    greeting: 'Hello',
  },
} as const;

/** Fills and sends the form that the page shows. */
export async function signInByForm(
  page: Page,
  username: string,
  { password = demoPassword, language = 'pt-BR' }: { password?: string; language?: 'pt-BR' | 'en' } = {},
): Promise<void> {
  const words = signInWords[language];
  await page.getByLabel(words.username).fill(username);
  await page.getByRole('textbox', { name: words.password }).fill(password);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}
