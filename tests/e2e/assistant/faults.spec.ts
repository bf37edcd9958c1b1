import { expect } from '@playwright/test';
import type { Fault } from '@/tests/support/ai/vendor-script';
import { AssistantPanel } from '../support/assistant-panel';
import { withModel } from '../support/school-model';
import { newClient, openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

const answer = 'O robô vira quando uma roda para e a outra gira.';

/** Before the first word and after it; the other kinds are tests of the API. */
const faults: [string, Fault][] = [
  ['é recusado', { kind: 'reset' }],
  ['é cortado tarde', { kind: 'cut', afterBytes: 900 }],
];

test('when the model fails the guide answers, and a second try brings the one answer', async ({
  page,
  context,
  database,
  playwright,
  origin,
}) => {
  test.setTimeout(60_000);
  const school = await storeSchool(database);
  const cookies = await openSession({ playwright, origin }, school.login as 'escola');
  await context.addCookies(cookies);
  const client = await newClient({ playwright, origin }, cookies);
  await withModel(client, { answer: () => answer }, async (vendor) => {
    await page.goto('/course/MP');
    const panel = new AssistantPanel(page);
    await panel.open();
    const standIn = panel.root.getByText(/A IA (?:não respondeu agora|parou no meio)/);
    for (const [index, [what, fault]] of faults.entries()) {
      vendor.set({ fault: () => fault });
      await panel.ask(`Como o robô vira, se ${what}?`);
      await expect(standIn.last()).toBeVisible({ timeout: 20_000 });
      vendor.set({ fault: undefined });
      await panel.root.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(await panel.answered(2 * (index + 1))).toContainText(answer);
      await expect(standIn).toHaveCount(0);
    }
    const told = await panel.messages.allInnerTexts();
    await page.reload();
    await expect(panel.messages).toHaveCount(told.length);
    await expect(panel.messages.last()).toContainText(answer);
  });
  await client.dispose();
  const { rows } = await database.query(
    `SELECT m.role, m.state, count(*)::int FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
       JOIN accounts a ON a.id = c.account_id WHERE a.login = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [school.login],
  );
  expect(rows).toEqual([
    { role: 'user', state: null, count: faults.length },
    { role: 'assistant', state: 'done', count: faults.length },
  ]);
});
