import { expect, type Page } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { toast } from '../support/course-form';
import { holdRequests } from '../support/hold-requests';
import { openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

test.beforeEach(async ({ context, database, playwright, origin }) => {
  const school = await storeSchool(database);
  await context.addCookies(await openSession({ playwright, origin }, school.login as 'escola'));
});

async function opened(page: Page): Promise<AssistantPanel> {
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  await panel.open();
  return panel;
}

test('two tabs that ask at the same time show both questions, each with its answer', async ({ page, context }) => {
  const [one, two] = [await opened(page), await opened(await context.newPage())];
  const letGo = [await holdRequests(one.page, '**/add_message'), await holdRequests(two.page, '**/add_message')];
  await one.ask('O que é um motor?');
  await two.ask('O que é um sensor?');
  for (const go of letGo) go();
  await one.answered(4);
  await two.answered(4);
  const said = await one.messages.locator('.ai-bubble').allInnerTexts();
  expect(said.toSorted()).toEqual(['O que é um motor?', 'O que é um sensor?']);
  expect(await two.messages.locator('.ai-bubble').allInnerTexts()).toEqual(said);
  for (const panel of [one, two]) await expect(panel.root.locator('.ai-failed')).toHaveCount(0);
  // Without the minute: one tab heard an answer end, the other may have read it as it is stored.
  const order = async ({ messages }: AssistantPanel) =>
    (await messages.allInnerTexts()).map((text) => text.replace(/\d\d:\d\d$/, ''));
  expect(await order(one)).toEqual(await order(two));
});

test('an answer that comes while another subject is shown is there on the way back, asked for once', async ({
  page,
}) => {
  const panel = await opened(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/chatgpt/prompt')) asked += 1;
  });
  const letGo = await holdRequests(page, '**/chatgpt/prompt');
  await panel.ask('O que é um motor?');
  await expect.poll(() => asked).toBe(1);
  await panel.subject.selectOption({ label: 'Robótica' });
  await expect(page).toHaveURL(/\/knowledgebase\?origin=9/);
  await expect(panel.field).toBeEditable();
  await expect(panel.messages).toHaveCount(0);
  const answered = page.waitForResponse('**/chatgpt/prompt');
  letGo();
  expect((await answered).status()).toBe(200);
  await expect(panel.messages).toHaveCount(0);
  await page.goBack();
  await panel.answered(2);
  expect(asked).toBe(1);
});

test('a question that could not be sent from a subject that was left waits there', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/503/, /server\.failed/);
  const panel = await opened(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/add_message', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: {} });
  });
  await panel.ask('O que é um motor?');
  await panel.subject.selectOption({ label: 'Robótica' });
  await expect(page).toHaveURL(/\/knowledgebase\?origin=9/);
  await expect(panel.field).toBeEditable();
  letGo();
  await expect(toast(page, 'A pergunta sobre o outro assunto não foi enviada.')).toBeVisible();
  await expect(panel.field).toHaveValue('');
  await page.goBack();
  await expect(panel.field).toHaveValue('O que é um motor?');
});
