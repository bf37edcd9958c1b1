import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { toast } from '../support/course-form';
import { openPanel } from '../support/panel-on-a-part';
import { png } from '../support/pictures';
import { test } from '../support/test';

const fresh = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}?`;

test('text and picture outlive the panel and the document, and go with the question', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  const { panel, field, question } = await openPanel(page, 'robotics', 8);
  const preview = panel.getByAltText('Imagem que vai com a pergunta');
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Enviar uma imagem' }).click();
  await (await chooser).setFiles(await png());
  await expect(preview).toBeVisible();
  const text = fresh('Onde ligo este fio');
  await field.fill(text);
  await field.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Assistente' }).click();
  await expect(field).toHaveValue(text);
  await expect(preview).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(text);
  await expect(preview).toBeVisible();
  await expect(field).toBeEditable();
  await field.press('Enter');
  await expect(question(text).getByAltText('Imagem desta pergunta')).toBeVisible();
  await expect(field).toBeEditable();
  await page.reload();
  await expect(question(text)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(preview).toHaveCount(0);
});

test('another page has a draft of its own, and what is being written goes along to what is chosen', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  await page.goto('/course/MT');
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.field.fill('De MT');
  await page.goto('/course/MP');
  await expect(panel.subject).toHaveValue('curso_MP');
  await expect(panel.field).toHaveValue('');
  await panel.field.fill('De MP');
  await page.goto('/course/MT');
  await expect(panel.field).toHaveValue('De MT');
  await panel.part.selectOption('MA1');
  await expect(page).toHaveURL(/\/course\/MT\/MA1$/);
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.field).toHaveValue('De MT');
});

test('though the line breaks, an error is explained, and a suggestion is asked and leaves what was typed', async ({
  page,
  signInAsNewcomer,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  await signInAsNewcomer();
  await page.goto('/knowledgebase?origin=11');
  const panel = new AssistantPanel(page);
  await panel.open();
  await page.route('**/add_message', (route) => route.abort(), { times: 2 });
  await panel.field.fill("File 'a.py', line 3: NameError: name 'vida' is not defined");
  await panel.field.press('Enter');
  const help = panel.root.getByRole('status').filter({ hasText: 'O que quer dizer' });
  await expect(help).toContainText('Comece pela linha 3. O nome é vida.');
  await panel.field.fill('Ainda escrevo');
  await expect(help).toHaveCount(0);
  const suggestion = panel.root.getByRole('listitem').getByRole('button').first();
  const question = String(await suggestion.textContent());
  await suggestion.click();
  await expect(toast(page, 'Sua pergunta não foi enviada. Toque nela de novo.')).toBeVisible();
  await expect(panel.field).toHaveValue('Ainda escrevo');
  await suggestion.click();
  await panel.answered(2);
  await expect(panel.messages.first()).toContainText(question);
  await expect(panel.field).toHaveValue('Ainda escrevo');
});

test('a question that is too long stays whole in the field, which says by how much', async ({
  page,
  signInAsNewcomer,
}) => {
  await signInAsNewcomer();
  await page.goto('/course/MT');
  const panel = new AssistantPanel(page);
  await panel.open();
  const send = panel.root.getByRole('button', { name: 'Enviar', exact: true });
  await panel.field.fill('a'.repeat(4012));
  await expect(panel.field).toHaveAccessibleDescription('Pergunta longa demais. Letras a mais: 12');
  await expect(panel.root.getByRole('alert')).toHaveText('Pergunta longa demais. Letras a mais:');
  await expect(send).toBeDisabled();
  await panel.field.press('Enter');
  await expect(panel.field).toHaveValue('a'.repeat(4012));
  await panel.field.fill('a'.repeat(4000));
  await expect(panel.root.getByRole('alert')).toHaveCount(0);
  await panel.field.press('Enter');
  await panel.answered(2);
});
