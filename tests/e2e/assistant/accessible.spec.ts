import { expectAccessible, expectFits } from '../accessibility/axe';
import { AssistantPanel } from '../support/assistant-panel';
import { test } from '../support/test';

test('the panel is accessible, empty and with a conversation, and fits a tablet @phone', async ({
  page,
  signInAsNewcomer,
}) => {
  await signInAsNewcomer();
  await page.goto('/en/course/MP');
  const panel = new AssistantPanel(page, 'Assistant');
  await panel.open();
  await expectAccessible(page);
  await panel.ask('O que é uma variável?');
  const answer = await panel.answered(2);
  await answer.getByRole('button', { name: 'Comment' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectFits(page);
});
