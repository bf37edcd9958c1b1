import { expect, type Page } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

const typed = 'Isto é só meu';

function keptInTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage));
}

async function write(page: Page, path: string): Promise<AssistantPanel> {
  await page.goto(path);
  const panel = new AssistantPanel(page);
  await panel.open();
  await profileKept(page);
  await panel.field.fill(typed);
  expect(await keptInTab(page)).toContain(typed);
  return panel;
}

test('who signed in in another tab finds nothing of the person before', async ({
  page,
  context,
  signIn,
  consoleWatch,
}) => {
  // The one line of a browser may still ask for the class of the person before, as who is here now or nobody: it is refused.
  consoleWatch.allow(/40[14] .*\/api\/live/);
  await signIn('aluno');
  const panel = await write(page, '/student/progress');
  const other = await context.newPage();
  await context.clearCookies();
  await signIn('aluno_b');
  await other.goto('/student/progress');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/Users/profile', async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  await expect(panel.root).toBeVisible();
  await expect.poll(() => keptInTab(page)).not.toContain(typed);
  await expect(panel.field).toHaveValue('');
  await expect(panel.field).not.toBeEditable();
  letGo();
  await expect(panel.field).toBeEditable();
  await expect(panel.field).toHaveValue('');
});

test('nor on an open page, which is made for nobody', async ({ page, context, signIn }) => {
  await signIn('instrutor');
  const panel = await write(page, '/course/MT');
  await context.clearCookies();
  await signIn('instrutor2');
  await page.reload();
  await expect(panel.subject).toHaveValue('curso_MT');
  await expect(panel.field).toBeEditable();
  await expect(panel.field).toHaveValue('');
  expect(await keptInTab(page)).not.toContain(typed);
});
