import { expectAccessible } from '../accessibility/axe';
import { AssistantPanel } from '../support/assistant-panel';
import { test } from '../support/test';

for (const [width, path] of [
  [360, '/student'],
  [768, '/course/MT'],
  [1280, '/course/MP'],
] as const) {
  test(`the panel is accessible at ${width} px on ${path}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('aluno');
    await page.goto(path);
    const panel = new AssistantPanel(page);
    await panel.open();
    await expectAccessible(page);
    await panel.ask('O que é uma variável?');
    await panel.answered(2);
    await panel.messages.last().getByRole('button', { name: 'Comentar' }).click();
    await expectAccessible(page);
  });
}
