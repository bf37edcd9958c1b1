import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { profileKept } from './profile-kept';
import { signInByForm } from './sign-in-form';

const words = {
  'pt-BR': { path: '/login', button: 'Entrar com Plurall' },
  en: { path: '/en/login', button: 'Sign in with Plurall' },
} as const;

/** Nobody else's at the provider, so that tests never meet. */
export function freshPerson(): string {
  return `pessoa-${randomUUID().slice(0, 8)}`;
}

/** Presses the button and stands before the provider's own screen. */
export async function goToProvider(page: Page, language: 'pt-BR' | 'en' = 'pt-BR'): Promise<void> {
  await page.goto(words[language].path);
  await page.getByRole('link', { name: words[language].button }).click();
  await expect(page).toHaveTitle('Provider');
}

export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the button to the own home, linking the person to the login on the way. */
export async function linkByPassword(page: Page, name: string, login: string): Promise<void> {
  await goToProvider(page);
  await signInAtProvider(page, name);
  await expect(page.getByText('Esta conta Plurall ainda não está vinculada')).toBeVisible();
  await signInByForm(page, login);
  await page.getByRole('button', { name: 'Vincular' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá, /);
}

/** The browser is nobody here, and still somebody at the provider. */
export async function forgetUs(page: Page): Promise<void> {
  // The page's own question is answered first: to nobody it would be refused.
  await profileKept(page);
  await page.context().clearCookies({ name: /^(session|signed_in|sso_\w+)$/ });
}
