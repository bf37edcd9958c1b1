import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { drawnCode } from '@/tests/support/drawn-code';
import { expectAccessible } from '../accessibility/axe';
import { KeyboardOnly } from '../support/keyboard-only';
import { lettersPerSheet } from '../support/printed-pages';
import { signInByForm } from '../support/sign-in-form';
import { storePupils } from '../support/store-pupils';
import { test } from '../support/test';

/** Where a card leads that is drawn on the page, as a camera reads it. */
async function addressOf(page: Page, name: string): Promise<string> {
  const code = page.getByRole('img', { name: `Código para entrar como ${name}` });
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  const path = String(await code.locator('path').getAttribute('d'));
  return decodeQR(drawnCode({ size, path }));
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a facilitator prints the logins of a class by keyboard, and a child signs in by the code', async ({
    page,
    browser,
    signIn,
    database,
  }) => {
    await database.query('DELETE FROM login_cards');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const keys = new KeyboardOnly(page);
    await signIn('instrutor');
    await page.goto('/facilitator/cards');
    await keys.press(page.getByRole('link', { name: '7º A · Oficina de Programação' }));
    await keys.press(page.getByRole('button', { name: 'Gerar os cartões' }));
    await expect(page.getByRole('main')).toContainText('30 cartões prontos');
    await keys.press(page.getByRole('button', { name: 'Imprimir' }));
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    expect(keys.tabs).toBeLessThanOrEqual(10);
    await expectAccessible(page);
    // Ten on a sheet of A4, and no sheet that somebody throws away.
    const letters = await lettersPerSheet(page);
    expect(letters).toHaveLength(3);
    expect(Math.min(...letters)).toBeGreaterThan(1000);

    const address = await addressOf(page, 'Caio Bezerra Lins');
    const child = await browser.newContext();
    const tab = await child.newPage();
    await tab.goto(address);
    await expect(tab).toHaveURL('/student');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Olá, Caio!');

    // The next child on the same device is told whose account is open, and does not go on in it.
    const next = await addressOf(page, 'Ágata Nogueira Pires');
    await tab.goto(next);
    await expect(tab.getByRole('main')).toContainText('Este aparelho está com a conta de Caio Bezerra Lins');
    expect(tab.url()).not.toContain('#');
    await tab.getByRole('button', { name: 'Sair e entrar com o cartão' }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Olá, Ágata!');
    await child.close();

    await page.reload();
    await expect(page.getByRole('main')).toContainText('30 destes estudantes já têm cartão');
    await page.getByRole('button', { name: 'Gerar os cartões' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Gerar os cartões' }).click();
    await expect(page.getByRole('main')).toContainText('30 cartões prontos');

    const stranger = await browser.newContext();
    const late = await stranger.newPage();
    await late.goto(address);
    await expect(late.getByRole('main').getByRole('alert')).toContainText(
      'Este cartão não vale mais. Peça outro a quem ensina.',
    );
    await expect(late).toHaveURL(/\/card\?error=auth\.card-ended$/);
    // A second card in the same tab: the fragment alone changes.
    await late.goto(
      `${new URL(late.url()).pathname}${new URL(late.url()).search}${new URL(await addressOf(page, 'Caio Bezerra Lins')).hash}`,
    );
    await expect(late).toHaveURL('/student');
    await stranger.close();
  });
});

test('a school prints cards with passwords for those it selects, and resets one password', async ({
  page,
  browser,
  signIn,
  database,
}) => {
  const [ana, bia] = await storePupils(database);
  if (!ana || !bia) throw new Error('there are two');
  await signIn('escola_b');
  await page.goto(`/school/students?q=${ana.name.split(' ').at(-1)}`);
  for (const { name } of [ana, bia]) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('link', { name: 'Imprimir cartões' }).click();
  await page.getByRole('radio', { name: /nova senha/ }).check();
  await page.getByRole('button', { name: 'Gerar os cartões' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('As senhas atuais de 2 estudantes deixam de funcionar agora.');
  await asked.getByRole('button', { name: 'Gerar os cartões' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: bia.name })).toContainText(/Senha: [a-z]+-[a-z]+-\d{3}/);

  await page.goto(`/school/students/${ana.id}`);
  await page.getByRole('button', { name: 'Reiniciar a senha' }).click();
  await page.getByRole('button', { name: 'Criar nova senha' }).click();
  const given = page.getByRole('dialog', { name: `Nova senha de ${ana.name}` });
  await expect(given).toContainText(ana.login);
  const password = await given.getByText(/^[a-z]+-[a-z]+-\d{3}$/).textContent();
  await expectAccessible(page);
  await given.getByRole('button', { name: 'Já anotei' }).click();
  await expect(given).toBeHidden();

  const child = await browser.newContext();
  const tab = await child.newPage();
  await tab.goto('/login');
  await signInByForm(tab, ana.login, { password: String(password) });
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Primeiro acesso');
  await child.close();
});
