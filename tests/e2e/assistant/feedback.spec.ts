import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { toast } from '../support/course-form';
import { test } from '../support/test';

test.beforeEach(async ({ page, signInAsNewcomer }) => {
  await signInAsNewcomer();
  await page.goto('/course/MT');
});

test('a liking is set, changed and taken back, comes back when it is refused, and the answer is copied @phone', async ({
  page,
  context,
  isMobile,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/, /ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.ask('O que é uma variável?');
  const answer = await panel.answered(2);
  const like = answer.getByRole('button', { name: 'Gostei', exact: true });
  const dislike = answer.getByRole('button', { name: 'Não gostei' });
  // They go one after the other: one that waits still would meet the line that is cut below.
  const stored = () => page.waitForResponse(/update_message_feedback/);
  await Promise.all([stored(), like.click()]);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([stored(), dislike.click()]);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/update_message_feedback', (route) => route.abort(), { times: 2 });
  await dislike.click();
  await expect(toast(page, 'Erro ao atualizar dislike dessa mensagem')).toBeVisible();
  // On a phone the panel is modal: readers know of nothing outside it.
  const saidInside = panel.root.getByRole('status').filter({ hasText: 'Erro ao atualizar dislike' });
  await expect(saidInside).toHaveCount(isMobile ? 1 : 0);
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(toast(page, 'Erro ao atualizar like dessa mensagem')).toBeVisible();
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  await answer.getByRole('button', { name: 'Copiar a resposta' }).click();
  await expect(answer.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  await page.reload();
  await expect(panel.messages.last().getByRole('button', { name: 'Não gostei' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('an observation is stored and removed, stays in its form until it is, and closes none opened since', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/, /ERR_FAILED/, /ERR_FAILED/);
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.ask('O que é um motor?');
  const answer = await panel.answered(2);
  await answer.getByRole('button', { name: 'Comentar' }).click();
  const field = answer.getByRole('textbox', { name: 'O que achou desta resposta?' });
  await expect(field).toBeFocused();
  await answer.getByRole('button', { name: 'Enviar' }).click();
  await expect(answer.getByText('Escreva alguma coisa antes de enviar.')).toBeVisible();
  await field.fill('Faltou o desenho do circuito.');
  await answer.getByRole('button', { name: 'Enviar' }).click();
  await expect(toast(page, 'Feedback inserido com sucesso para esta mensagem.')).toBeVisible();
  await page.route('**/update_message_feedback', (route) => route.abort(), { times: 1 });
  await answer.getByRole('button', { name: 'Mudar o comentário' }).click();
  await field.fill('');
  await answer.getByRole('button', { name: 'Enviar' }).click();
  await expect(
    panel.root.getByText('Erro ao atualizar like/feedback! Espere um pouco e tente novamente.'),
  ).toBeVisible();
  await answer.getByRole('button', { name: 'Cancelar' }).click();
  await expect(answer.getByRole('button', { name: 'Mudar o comentário' })).toBeFocused();
  await answer.getByRole('button', { name: 'Mudar o comentário' }).click();
  await expect(field).toHaveValue('Faltou o desenho do circuito.');
  await page.route('**/update_message_feedback', (route) => route.abort(), { times: 1 });
  await field.fill('E o nome do sensor.');
  await answer.getByRole('button', { name: 'Enviar' }).click();
  await expect(answer.getByRole('alert')).toHaveText(/^Erro ao atualizar like\/feedback!/);
  await expect(field).toHaveValue('E o nome do sensor.');
  await answer.getByRole('button', { name: 'Enviar' }).click();
  await expect(field).toHaveCount(0);
  await answer.getByRole('button', { name: 'Mudar o comentário' }).click();
  await expect(field).toHaveValue('E o nome do sensor.');
  await answer.getByRole('button', { name: 'Remover' }).click();
  await expect(toast(page, 'Feedback removido com sucesso para esta mensagem.')).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Comentar' })).toBeVisible();
  const opener = answer.getByRole('button', { name: /^(Comentar|Mudar o comentário)$/ });
  // What was said before has gone.
  await expect(toast(page, 'Feedback inserido com sucesso')).toHaveCount(0);
  for (const isStored of [false, true]) {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(
      '**/update_message_feedback',
      async (route) => {
        await held;
        await (isStored ? route.continue() : route.abort());
      },
      { times: 1 },
    );
    await opener.click();
    await field.fill('Faltou um exemplo.');
    await answer.getByRole('button', { name: 'Enviar' }).click();
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await opener.click();
    letGo();
    const told = isStored ? 'Feedback inserido com sucesso' : 'Erro ao atualizar like/feedback!';
    await expect(toast(page, told)).toBeVisible();
    await expect(field).toBeVisible();
    await field.press('Escape');
  }
});
