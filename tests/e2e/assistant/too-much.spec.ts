import { expect, type Page } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

test.beforeEach(async ({ context, database, playwright, origin }) => {
  const school = await storeSchool(database);
  await context.addCookies(await openSession({ playwright, origin }, school.login as 'escola'));
});

function refuseOnce(page: Page, code: string): ReturnType<Page['route']> {
  return page.route(
    '**/chatgpt/prompt',
    (route) => route.fulfill({ status: 429, json: { code, status: 429, fields: [] } }),
    {
      times: 1,
    },
  );
}

const languages = [
  { path: '', panel: 'Assistente', retry: 'Tentar novamente', haste: 'Muitos pedidos', used: 'Volte amanhã' },
  { path: '/en', panel: 'Assistant', retry: 'Try again', haste: 'Too many requests', used: 'Come back tomorrow' },
] as const;

for (const { path, panel: name, retry, haste, used } of languages) {
  test(`asked for too many answers, the panel says so and not that the line is lost (${name})`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect(/429/, /request\.too-many/, /429/, /assistant\.school-budget/);
    await page.goto(`${path}/course/MP`);
    const { root, field } = new AssistantPanel(page, name);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(field).toBeEditable({ timeout: 15_000 });
    const again = root.getByRole('button', { name: retry, exact: true });
    await refuseOnce(page, 'request.too-many');
    await field.fill('O que é um motor?');
    await field.press('Enter');
    await expect(root.locator('.ai-failed')).toContainText(haste);
    await expect(root.getByText('O que é um motor?')).toBeVisible();
    await refuseOnce(page, 'assistant.school-budget');
    await again.click();
    await expect(root.locator('.ai-failed')).toContainText(used);
    await expect(again).toHaveCount(0);
    await expect(root.locator('.ai-line-lost')).toHaveCount(0);
    await expect(field).toBeEditable();
  });
}
