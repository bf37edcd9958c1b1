import { expect, type Page } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

const question = 'O que é um atuador?';

/** A school of this test's own, its account signed in. */
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

/** Sent, there, and taken back before anybody heard that it is there. */
async function takeBack(page: Page, panel: AssistantPanel): Promise<void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/add_message', async (route) => {
    await route.fetch();
    arrive();
  });
  await panel.ask(question);
  await arrived;
  const stop = panel.root.getByRole('button', { name: 'Parar' });
  await expect(async () => {
    if (await stop.isVisible()) await stop.click({ timeout: 1000 });
    await expect(panel.field).toBeEditable({ timeout: 2000 });
  }).toPass();
  await page.unroute('**/add_message');
}

test('a question taken back that arrived after all is gone, in every tab, with its answer', async ({
  page,
  context,
}) => {
  const panel = await opened(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/take_back', async (route) => {
    await held;
    await route.fallback();
  });
  await takeBack(page, panel);
  await expect(panel.field).toHaveValue(question);
  await expect(panel.messages).toHaveCount(0);
  // Another tab reads before the server knows, and has it answered.
  const other = await opened(await context.newPage());
  await other.answered(2);
  letGo();
  await expect(other.messages).toHaveCount(0);
  await expect(other.field).toBeEditable();
  await expect(other.root.getByText('Erro ao recuperar')).toHaveCount(0);
  await page.reload();
  await expect(panel.field).toHaveValue(question);
  await expect(panel.messages).toHaveCount(0);
  await expect(panel.field).toBeEditable();
  await panel.field.press('Enter');
  await panel.answered(2);
  await expect(other.messages).toHaveCount(2);
});

test('what could not be taken back before its page went is taken back by the next one', async ({ page, context }) => {
  const panel = await opened(page);
  let isFirst = true;
  await page.route('**/take_back', (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
  });
  await takeBack(page, panel);
  const taken = page.waitForResponse('**/take_back');
  await page.goto('/knowledgebase?origin=11');
  expect(await (await taken).json()).toEqual({ count: 1 });
  const other = await opened(await context.newPage());
  await expect(other.field).toBeEditable();
  await expect(other.messages).toHaveCount(0);
});
