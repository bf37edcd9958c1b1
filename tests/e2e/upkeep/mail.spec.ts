import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { toast } from '../support/course-form';
import { storeMail } from '../support/store-mail';
import { test } from '../support/test';

const words = {
  '': {
    title: 'E-mails',
    address: 'Seu e-mail',
    send: 'Enviar um teste para mim',
    sent: 'O teste está na fila.',
    wrong: 'O caractere “é”, na posição 4, não é aceito em um e-mail.',
    held: 'Só guardado',
    hello: />Olá, /,
    state: 'Situação',
    filter: 'Filtrar',
    again: 'Enviar de novo',
    queued: 'O e-mail voltou para a fila.',
    accept: 'Aceitar o endereço de novo',
    accepted: 'O endereço foi aceito de novo.',
    none: 'Nenhum e-mail combina com a busca',
  },
  '/en': {
    title: 'Mail',
    address: 'Your e-mail',
    send: 'Send me a test mail',
    sent: 'The test is in the queue.',
    wrong: 'The character “é”, at position 4, is not accepted in an e-mail address.',
    held: 'Only kept',
    hello: />Hello, /,
    state: 'State',
    filter: 'Filter',
    again: 'Send again',
    queued: 'The mail is back in the queue.',
    accept: 'Accept the address again',
    accepted: 'The address is accepted again.',
    none: 'No mail matches the search',
  },
} as const;

const oneMail = /\/adm\/mail\/[\da-f-]{36}$/;

/** No script of a test runs in the frame either, so the frame is judged by its name and then left out. */
async function expectAccessibleAround(page: Page): Promise<void> {
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /./);
  await frame.evaluate((element) => element.remove());
  await expectAccessible(page);
}

/** The worker takes a moment. */
function expectSoon(page: Page, text: string): Promise<void> {
  return expect(async () => {
    await page.reload();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const prefix of ['', '/en'] as const) {
  const say = words[prefix];

  test(`an administrator sends himself a test and reads it in the outbox${prefix} @phone`, async ({
    page,
    signIn,
    database,
    consoleWatch,
  }) => {
    await database.query(`DELETE FROM audit_entries WHERE command = 'upkeep.send-test-mail'`);
    const address = `${randomUUID()}@casa.example`;
    await signIn('admin');
    await page.goto(`${prefix}/adm/mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    const field = page.getByLabel(say.address);
    consoleWatch.expect(/status of 422/, /request\.invalid/);
    await field.fill('josé@casa.example');
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.wrong)).toBeVisible();
    await expect(field).toHaveValue('josé@casa.example');
    await field.fill(address);
    await page.getByRole('button', { name: say.send }).click();
    await expect(toast(page, say.sent)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: address });
    await row.getByRole('link').click();
    await expect(page).toHaveURL(oneMail);
    await expectSoon(page, say.held);
    await expect(page.locator('iframe')).toHaveAttribute('srcdoc', say.hello);
    await expectAccessibleAround(page);
  });

  test(`an administrator finds a doubtful mail and sends it again${prefix}`, async ({ page, signIn, database }) => {
    const { address } = await storeMail(database, { state: 'uncertain' });
    await signIn('admin');
    await page.goto(`${prefix}/adm/mail?q=${address}`);
    await page.getByLabel(say.state).selectOption('sent');
    await page.getByRole('button', { name: say.filter }).click();
    await expect(page.getByText(say.none)).toBeVisible();
    await page.getByLabel(say.state).selectOption('uncertain');
    await page.getByRole('button', { name: say.filter }).click();
    await page.getByRole('row').filter({ hasText: address }).getByRole('link').click();
    await page.getByRole('button', { name: say.again }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.again }).click();
    await expect(toast(page, say.queued)).toBeVisible();
    await expectSoon(page, say.held);
  });

  test(`an administrator accepts an address that was refused${prefix}`, async ({ page, signIn, database }) => {
    const { id, address } = await storeMail(database, { state: 'bounced' });
    await database.query(`INSERT INTO mail_suppressions (address, reason) VALUES ($1, '550 nobody')`, [address]);
    await signIn('admin');
    await page.goto(`${prefix}/adm/mail/${id}`);
    await expect(page.getByRole('button', { name: say.again })).toHaveCount(0);
    await expectAccessibleAround(page);
    await page.getByRole('button', { name: say.accept }).click();
    await expect(toast(page, say.accepted)).toBeVisible();
    await expect(page.getByRole('button', { name: say.again })).toBeVisible();
  });
}

test('nothing that stands in a mail runs, loads or leads away', async ({ page, signIn, database, consoleWatch }) => {
  const html = `<script>top.document.title = 'taken'</script><img alt="" src="https://tracker.example/x.png">
    <a href="https://elsewhere.example/" target="_top" style="position:fixed;inset:0">Oi</a>`;
  const { id } = await storeMail(database, { html });
  consoleWatch.expect(/Blocked script execution/, /tracker\.example.*Content Security Policy/, /allow-top-navigation/);
  await signIn('admin');
  await page.goto(`/adm/mail/${id}`);
  await page.locator('iframe').click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reunião');
  await expect(page).toHaveURL(oneMail);
  await expect(page).not.toHaveTitle('taken');
});
