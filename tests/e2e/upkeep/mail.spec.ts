import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { toast } from '../support/course-form';
import { storeMail } from '../support/store-mail';
import { test } from '../support/test';

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

test('an administrator sends himself a test and reads it in the outbox @only-phone', async ({
  page,
  signIn,
  database,
  consoleWatch,
}) => {
  await database.query(`DELETE FROM audit_entries WHERE command = 'upkeep.send-test-mail'`);
  const address = `${randomUUID()}@casa.example`;
  await signIn('admin');
  await page.goto('/adm/mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mails');
  const field = page.getByLabel('Seu e-mail');
  consoleWatch.expect(/status of 422/, /request\.invalid/);
  await field.fill('josé@casa.example');
  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click();
  await expect(page.getByText('O caractere “é”, na posição 4, não é aceito em um e-mail.')).toBeVisible();
  await expect(field).toHaveValue('josé@casa.example');
  await field.fill(address);
  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click();
  await expect(toast(page, 'O teste está na fila.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: address });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(oneMail);
  await expectSoon(page, 'Só guardado');
  await expect(page.locator('iframe')).toHaveAttribute('srcdoc', />Olá, /);
  await expectAccessibleAround(page);
});

test('an administrator finds a doubtful mail and sends it again', async ({ page, signIn, database }) => {
  const { address } = await storeMail(database, { state: 'uncertain' });
  await signIn('admin');
  await page.goto(`/en/adm/mail?q=${address}`);
  await page.getByLabel('Status').selectOption('sent');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No e-mails match the search')).toBeVisible();
  await page.getByLabel('Status').selectOption('uncertain');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('row').filter({ hasText: address }).getByRole('link').click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'The e-mail is back in the queue.')).toBeVisible();
  await expectSoon(page, 'Stored only');
});

test('an administrator accepts an address that was refused', async ({ page, signIn, database }) => {
  const { id, address } = await storeMail(database, { state: 'bounced' });
  await database.query(`INSERT INTO mail_suppressions (address, reason) VALUES ($1, '550 nobody')`, [address]);
  await signIn('admin');
  await page.goto(`/adm/mail/${id}`);
  await expect(page.getByRole('button', { name: 'Enviar de novo' })).toHaveCount(0);
  await expectAccessibleAround(page);
  await page.getByRole('button', { name: 'Aceitar o endereço de novo' }).click();
  await expect(toast(page, 'O endereço foi aceito de novo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
});

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
