import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { test } from '../support/test';

test('a question is answered with passages that open beside the panel @phone', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/course/MT/MA1');
  const panel = new AssistantPanel(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/firestore/conversations?')) reads += 1;
  });
  await panel.open();
  await expect(panel.root.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await panel.field.fill('O que é');
  await panel.field.press('Shift+Enter');
  await panel.field.pressSequentially('uma variável?');
  await panel.field.press('Enter');
  const answer = await panel.answered(2);
  await expect(answer).toContainText('Trechos do material');
  await expect(panel.root.getByRole('status').filter({ hasText: 'O assistente respondeu:' })).toHaveCount(1);
  const source = answer.locator('.ai-sources').getByRole('link').first();
  const address = String(await source.getAttribute('href'));
  await source.click();
  await expect(page).toHaveURL(new RegExp(`${address.split('#')[0]}`));
  await expect(panel.root).toBeVisible();
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.messages).toHaveCount(2);
  expect(reads).toBe(1);
  await page.reload();
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.messages).toHaveCount(2);
});

test('pupils are told who may read it', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/student');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect(panel.root).toContainText('Seus facilitadores podem ler esta conversa.');
});

test('what does not arrive is back in the field, and arrives once', async ({
  page,
  signInAsNewcomer,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  await signInAsNewcomer();
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  await panel.open();
  await page.route('**/add_message', (route) => route.abort(), { times: 1 });
  await panel.ask('Como ligo o motor?');
  await expect(panel.root.getByText('Sua pergunta não foi enviada.')).toBeVisible();
  await expect(panel.field).toHaveValue('Como ligo o motor?');
  await expect(panel.messages).toHaveCount(0);
  await panel.field.press('Enter');
  await panel.answered(2);
});

test('a failed answer is asked for again in its place', async ({ page, signInAsNewcomer, consoleWatch }) => {
  consoleWatch.expect(/422/);
  await signInAsNewcomer();
  await page.goto('/course/MY');
  const panel = new AssistantPanel(page);
  await panel.open();
  await page.route(
    '**/chatgpt/prompt',
    (route) => route.fulfill({ status: 422, json: { code: 'request.invalid', status: 422, fields: [] } }),
    { times: 1 },
  );
  await panel.ask('Para que serve um laço?');
  await expect(panel.root.getByText('Erro ao recuperar resposta do Chatbot. Tente novamente.').last()).toBeVisible();
  await panel.root.getByRole('button', { name: 'Tentar novamente' }).click();
  const answer = await panel.answered(2);
  await expect(answer).not.toContainText('Erro ao recuperar');
});

test('clearing is asked about, and empties it', async ({ page, signInAsNewcomer, consoleWatch }) => {
  consoleWatch.expect(/ERR_FAILED/);
  await signInAsNewcomer();
  await page.goto('/course/MT');
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.ask('O que é um programa?');
  await panel.answered(2);
  const open = panel.root.getByRole('button', { name: 'Limpar a conversa' });
  const question = page.getByRole('alertdialog', { name: 'Limpar esta conversa?' });
  await open.click();
  await expect(question.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect(panel.messages).toHaveCount(2);
  await page.route('**/conversations/clear', (route) => route.abort(), { times: 1 });
  await open.click();
  await question.getByRole('button', { name: 'Limpar' }).click();
  await expect(panel.root.getByText('Não foi possível limpar a conversa.')).toBeVisible();
  await expect(panel.messages).toHaveCount(2);
  await open.click();
  await question.getByRole('button', { name: 'Limpar' }).click();
  await expect(panel.messages).toHaveCount(0);
  await expect(panel.field).toBeFocused();
  await page.reload();
  await expect(panel.field).toBeEnabled();
  await expect(panel.messages).toHaveCount(0);
});

test('two tabs show one order', async ({ page, context, signInAsNewcomer }) => {
  await signInAsNewcomer();
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  await panel.open();
  const other = new AssistantPanel(await context.newPage());
  await other.page.goto('/course/MP');
  await other.open();
  await panel.ask('O que é um sensor?');
  await panel.answered(2);
  await other.answered(2);
  await other.ask('E um motor?');
  await other.answered(4);
  await panel.answered(4);
  // Without the minute: one tab heard the answer end, the other may have read it as it is stored.
  const order = async ({ messages }: AssistantPanel) =>
    (await messages.allInnerTexts()).map((text) => text.replace(/\d\d:\d\d$/, ''));
  expect(await order(panel)).toEqual(await order(other));
});

test('a citation followed from an unsaved form takes the conversation along', async ({ page, context, signIn }) => {
  await signIn('aluno');
  await page.goto('/my-data');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect(panel.field).toBeEditable();
  await expect(panel.subject).toHaveValue('modulo_MA1');
  const count = (await panel.messages.count()) + 2;
  await panel.ask('O que é uma variável?');
  const answer = await panel.answered(count);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ainda não salvo');
  page.once('dialog', (dialog) => dialog.accept());
  await answer.locator('.ai-sources').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  await expect(panel.field).toBeEditable();
  await expect(panel.messages).toHaveCount(count);
  await expect(panel.part).toHaveValue('');
  // By itself that page is about its lesson.
  const fresh = new AssistantPanel(await context.newPage());
  await fresh.page.goto(page.url());
  await fresh.open();
  await expect(fresh.part).not.toHaveValue('');
});
