import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { AssistantPanel } from '../support/assistant-panel';
import { openSession } from '../support/sessions';
import { test } from '../support/test';

test('a student finds a word of the module on the home, and a tapped question is asked @only-phone', async ({
  page,
  context,
  playwright,
  origin,
}) => {
  // What was asked of a lesson stays, so that this one asks as nobody else does.
  await context.addCookies(await openSession({ playwright, origin }, 'aluno21'));
  await page.goto('/student');
  await page.getByText('Glossário', { exact: true }).click();
  await page.getByLabel('Procurar uma palavra').fill('indice');
  await expect(page.getByRole('term')).toHaveText(['Índice']);
  await expectAccessible(page);
  const questions = page.getByRole('region', { name: 'Pergunte ao assistente' }).getByRole('button');
  await expect(questions).toHaveCount(3);
  const question = (await questions.first().textContent()) ?? '';
  await questions.first().click();
  const { messages } = new AssistantPanel(page);
  await expect(messages.filter({ hasText: question })).toHaveCount(1);
});
