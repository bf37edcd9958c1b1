import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { toast } from '../support/course-form';
import { holdRequests } from '../support/hold-requests';
import { test } from '../support/test';

test('a question is answered with passages that open beside the panel, and costs one reading', async ({
  page,
  signInAsNewcomer,
}) => {
  await signInAsNewcomer();
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
  const liked = page.waitForResponse('**/update_message_feedback');
  await panel.messages.last().getByRole('button', { name: 'Gostei', exact: true }).click();
  await liked;
  expect(reads).toBe(1);
  await page.reload();
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.messages).toHaveCount(2);
});

test('what does not arrive is back where it was written, is said why, and arrives once', async ({
  page,
  signInAsNewcomer,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/, /ERR_FAILED/, /429/, /request\.too-many/);
  await signInAsNewcomer();
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  await panel.open();
  const question = 'Como ligo o motor?';
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    '**/add_message',
    async (route) => {
      await held;
      await route.abort();
    },
    { times: 1 },
  );
  await panel.ask(question);
  await panel.root.getByRole('button', { name: 'Fechar o assistente' }).click();
  const refused = page.waitForEvent('requestfailed');
  letGo();
  await refused;
  // Said on the page, the panel being closed.
  const notSent = toast(page, 'Sua pergunta não foi enviada.');
  await notSent.getByRole('button', { name: 'Fechar' }).click();
  await expect(notSent).toHaveCount(0);
  await panel.open();
  await expect(panel.field).toHaveValue(question);

  await page.route('**/add_message', (route) => route.abort(), { times: 1 });
  await panel.field.press('Enter');
  await expect(notSent).toBeVisible();
  await expect(panel.field).toHaveValue(question);
  await expect(panel.messages).toHaveCount(0);

  const tooMany = { code: 'request.too-many', status: 429, fields: [] };
  await page.route('**/add_message', (route) => route.fulfill({ status: 429, json: tooMany }), { times: 1 });
  await panel.field.press('Enter');
  await expect(toast(page, 'Muitos pedidos em pouco tempo. Espere um pouco.')).toBeVisible();
  await expect(panel.field).toHaveValue(question);

  await panel.field.press('Enter');
  await panel.answered(2);
});

test('an answer that fails says why in its place, each time anew, and never that the line is lost', async ({
  page,
  signInAsNewcomer,
  consoleWatch,
}) => {
  consoleWatch.expect(/422/, /422/, /429/, /request\.too-many/, /429/, /assistant\.school-budget/);
  await signInAsNewcomer();
  await page.goto('/course/MY');
  const panel = new AssistantPanel(page);
  await panel.open();
  const again = panel.root.getByRole('button', { name: 'Tentar novamente', exact: true });
  const failed = panel.root.locator('.ai-failed');
  const told = panel.root.getByRole('status').filter({ hasText: 'O assistente respondeu: Erro ao recuperar' });
  const refuseOnce = (status: number, code: string) =>
    page.route('**/chatgpt/prompt', (route) => route.fulfill({ status, json: { code, status, fields: [] } }), {
      times: 1,
    });
  await refuseOnce(422, 'request.invalid');
  await panel.ask('Para que serve um laço?');
  await expect(failed).toContainText('Erro ao recuperar resposta do Chatbot. Tente novamente.');
  await expect(told).toHaveCount(1);

  // Two equal failures are two announcements.
  await refuseOnce(422, 'request.invalid');
  const letGo = await holdRequests(page, '**/chatgpt/prompt');
  await again.click();
  await expect(told).toHaveCount(0);
  letGo();
  await expect(told).toHaveCount(1);

  await refuseOnce(429, 'request.too-many');
  await again.click();
  await expect(failed).toContainText('Muitos pedidos');
  await expect(panel.root.getByText('Para que serve um laço?')).toBeVisible();
  await refuseOnce(429, 'assistant.school-budget');
  await again.click();
  await expect(failed).toContainText('Volte amanhã');
  await expect(again).toHaveCount(0);
  await expect(panel.root.locator('.ai-line-lost')).toHaveCount(0);
  await expect(panel.field).toBeEditable();
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
  await expect(toast(page, 'Não foi possível limpar a conversa.')).toBeVisible();
  await expect(panel.messages).toHaveCount(2);
  await open.click();
  await question.getByRole('button', { name: 'Limpar' }).click();
  await expect(panel.messages).toHaveCount(0);
  await expect(panel.field).toBeFocused();
  await page.reload();
  await expect(panel.field).toBeEnabled();
  await expect(panel.messages).toHaveCount(0);
});

test('a citation followed from an unsaved form takes the conversation along', async ({ page, context, signIn }) => {
  await signIn('aluno');
  await page.goto('/my-data');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect(panel.field).toBeEditable();
  await expect(panel.subject).toHaveValue('modulo_MA1');
  // Of the lesson that the class is at; another one is cited.
  await expect(panel.part).not.toHaveValue('');
  const part = await panel.part.inputValue();
  const count = (await panel.messages.count()) + 2;
  await panel.ask('Que materiais a aula O computador obedece demais pede?');
  const answer = await panel.answered(count);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ainda não salvo');
  page.once('dialog', (dialog) => dialog.accept());
  await answer.locator('.ai-sources').getByRole('link').filter({ hasNotText: part }).first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  await expect(panel.field).toBeEditable();
  await expect(panel.messages).toHaveCount(count);
  await expect(panel.part).toHaveValue(part);
  // By itself that page is about its lesson.
  const fresh = new AssistantPanel(await context.newPage());
  await fresh.page.goto(page.url());
  await fresh.open();
  await expect(fresh.part).not.toHaveValue(part);
});
