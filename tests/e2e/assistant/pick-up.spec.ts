import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { withModel } from '../support/school-model';
import { test } from '../support/test';

const longAnswer = Array.from({ length: 12 }, (_, index) => `Passo ${index + 1}: olhe o motor com calma.`).join('\n\n');

/** As slowly as a person reads. */
const slowly = { answer: () => longAnswer, pace: { firstTokenMs: 200, perTokenMs: 40 } };

test('a question whose tab was closed before its answer is answered when the panel opens', async ({
  page,
  signIn,
  clientOf,
}) => {
  const client = await clientOf('escola');
  const added = await client.post('/api/firestore/conversations/add_message', {
    data: {
      user: 'escola',
      subject: 'curso_MT',
      specificDivisionFromSubject: '',
      message: { docId: randomUUID(), role: 'user', content: 'O que é um laço?' },
    },
  });
  expect(added.status(), await added.text()).toBe(200);
  await signIn('escola');
  await page.goto('/course/MT');
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.answered(2);
});

test('an answer whose line was cut is joined, not asked for twice', async ({
  page,
  signIn,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  await signIn('escola');
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  await panel.open();
  await page.route(
    '**/chatgpt/prompt',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await panel.ask('Como um sensor mede?');
  await panel.answered(2);
  const { rows } = await database.query(
    `SELECT role FROM chat_messages JOIN conversations c ON c.id = conversation_id
       JOIN accounts ON accounts.id = c.account_id WHERE accounts.login = 'escola' AND subject = 'curso_MP'`,
  );
  expect(rows).toHaveLength(2);
});

test('an answer goes on over a reload, and stops when it is told to', async ({ page, signIn, clientOf }) => {
  test.setTimeout(60_000);
  await withModel(await clientOf('escola_b'), slowly, async () => {
    await signIn('instrutor_b');
    await page.goto('/course/MP');
    const panel = new AssistantPanel(page);
    await panel.open();
    await panel.ask('Como monto o motor?');
    await expect(panel.messages.last()).toContainText('Passo 2');
    await expect(panel.field).toBeDisabled();
    await page.reload();
    await expect(panel.messages.last()).toContainText('Passo 12', { timeout: 20_000 });
    await panel.answered(2);
    await panel.ask('E depois?');
    await expect(panel.messages.last()).toContainText('Passo 1');
    await panel.root.getByRole('button', { name: 'Parar' }).click();
    const stopped = await panel.answered(4);
    await expect(stopped).toContainText('Resposta parada por você.');
    await expect(stopped).not.toContainText('Passo 12');
  });
});
