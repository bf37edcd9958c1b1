import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { drawnCode } from '@/tests/support/drawn-code';
import { expectAccessible } from '../accessibility/axe';
import { KeyboardOnly } from '../support/keyboard-only';
import { lettersPerSheet } from '../support/printed-pages';
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
    await expect(late.getByRole('main').getByRole('alert')).toContainText('Este cartão não vale mais. Peça outro a quem ensina.');
    await expect(late).toHaveURL(/\/card\?error=auth\.card-ended$/);
    // A second card in the same tab: the fragment alone changes.
    await late.goto(
      `${new URL(late.url()).pathname}${new URL(late.url()).search}${new URL(await addressOf(page, 'Caio Bezerra Lins')).hash}`,
    );
    await expect(late).toHaveURL('/student');
    await stranger.close();
  });
});
