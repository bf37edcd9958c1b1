import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { withModel } from '../support/school-model';
import { test } from '../support/test';

const longAnswer = Array.from({ length: 12 }, (_, index) => `Passo ${index + 1}: olhe o motor com calma.`).join('\n\n');

/** As slowly as a person reads. */
const slowly = { answer: () => longAnswer, pace: { firstTokenMs: 200, perTokenMs: 40 } };

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
