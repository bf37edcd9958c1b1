import { expect, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { expectAccessible } from '../accessibility/axe';
import { signInByForm } from '../support/sign-in-form';
import { storeAccount } from '../support/store-account';
import { test } from '../support/test';

/** The link of the newest mail to this address, once the worker has written it. */
async function linkTo(database: Client, email: string): Promise<string> {
  const read = async () => {
    const { rows } = await database.query<{ addresses: string }>(
      `SELECT secrets->>'addresses' AS addresses FROM mails WHERE to_address = $1 ORDER BY created_at DESC`,
      [email],
    );
    return rows[0]?.addresses;
  };
  await expect.poll(read, { timeout: 15_000 }).toBeDefined();
  const { pathname, search } = new URL(String(await read()));
  return pathname + search;
}

async function typePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByRole('textbox', { name: /^Nova senha$/ }).fill(password);
  await page.getByRole('textbox', { name: 'Repita a nova senha' }).fill(confirmation);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a forgotten password is replaced by the link of the mail', async ({ page, database }) => {
    const { login, email } = await storeAccount(database);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await expect(page.getByRole('main')).toContainText('Fale com a escola');

    const link = await linkTo(database, email);
    await page.goto(link);
    await typePassword(page, 'abcd');
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByRole('main')).toContainText('pelo menos um número');
    await typePassword(page, 'nova1234');
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByRole('main')).toContainText('Senha alterada com sucesso!');
    await expect(page.getByLabel('Usuário')).toHaveValue(login);
    await signInByForm(page, login, { password: 'nova1234' });
    await expect(page).toHaveURL('/facilitator');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá/);
    await page.context().clearCookies();
    await page.goto(link);
    await typePassword(page, 'outra1234');
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Este link não vale mais');
  });
});

test('the first access asks for a password of the own before anything else', async ({ page, database }) => {
  const { login } = await storeAccount(database, { firstAccess: true });
  await page.goto('/login?from=/facilitator');
  await signInByForm(page, login);
  await expect(page).toHaveURL('/first-access');
  await page.goto('/facilitator');
  await expect(page).toHaveURL('/first-access');
  await expectAccessible(page);
  await typePassword(page, 'minha1');
  await page.getByRole('button', { name: 'Confirmar e continuar' }).click();
  await expect(page).toHaveURL('/facilitator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Pessoa!');
});

test('the rules are ticked off as one types', async ({ page }) => {
  await page.goto('/new-password?token=x');
  const rules = page.getByRole('listitem');
  await expect(rules.filter({ hasText: ': falta' })).toHaveCount(4);
  await typePassword(page, 'ab1', 'ab2');
  await expect(rules.filter({ hasText: ': cumprido' })).toHaveCount(2);
  await typePassword(page, 'abc1');
  await expect(rules.filter({ hasText: ': cumprido' })).toHaveCount(4);
  await expectAccessible(page);
});
