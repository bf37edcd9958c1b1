import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

async function chooseSubject(page: Page, name: string) {
  const box = page.getByRole('combobox', { name: /Sobre o quê/ });
  await box.fill(name);
  await page.getByRole('option', { name }).first().click();
}

test('an advisor writes a question, runs the set and reads what failed and why', async ({ page, signIn, clientOf }) => {
  test.setTimeout(90_000);
  const question = `O que é um laço ${Date.now()}?`;
  await signIn('assessoria');
  await page.goto('/training');
  await page.getByRole('link', { name: 'Avaliação' }).click();
  await page.getByRole('link', { name: 'Nova pergunta' }).click();
  await page.getByLabel('Pergunta', { exact: false }).first().fill(question);
  await chooseSubject(page, 'Programação');
  await page.getByLabel('Não pode dizer').fill('laço|laços|repita|repetições');
  await page.getByRole('button', { name: 'Criar pergunta' }).click();
  await expect(page).toHaveURL('/training/evaluation');
  await expect(page.getByRole('link', { name: question })).toBeVisible();
  const runs = page.getByRole('table', { name: 'Execuções' }).getByRole('row');
  const before = await runs.count();
  await page.getByRole('button', { name: 'Executar agora' }).click();
  await expect(page.getByText('As perguntas estão sendo feitas.')).toBeVisible();
  // The page hears of every answer by itself.
  await expect(runs).toHaveCount(before + 1);
  await expect(runs.nth(1).getByText('Terminada')).toBeVisible({ timeout: 45_000 });
  await runs.nth(1).getByRole('link').click();
  const failed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question }) });
  await expect(failed).toContainText('Disse “laço|laços|repita|repetições”, o que não pode dizer.');
  await expect(failed).toContainText('Pergunta nova');
  await failed.getByText('Ver a resposta').click();
  await expect(failed.getByRole('link').first()).toBeVisible();
  const client = await clientOf('admin');
  const { items } = await (await client.get('/api/training/questions')).json();
  const stored = items.find((item: { question: string }) => item.question === question);
  await page.goto(`/training/evaluation/questions/${stored.id}`);
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL('/training/evaluation');
  await expect(page.getByRole('link', { name: question })).toHaveCount(0);
});

test('every way of training is in sight, and each question says only what it asks for @only-phone', async ({
  page,
  signIn,
}) => {
  await signIn('assessoria');
  await page.goto('/training/evaluation');
  const tabs = page.getByRole('navigation', { name: 'Treinamento do assistente' });
  await expect(tabs.getByRole('link', { name: 'Avaliação' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Bases' })).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('row').filter({ hasText: 'Quando uso sempre e quando uso repita?' });
  await expect(row).toContainText('1 página a citar · 1 frase a dizer');
  await expect(row).not.toContainText('nada');
});
