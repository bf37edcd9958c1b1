import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { authoriseSchool } from '../support/authorise-school';
import { toast } from '../support/course-form';
import { removeContent, type StoredContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

const pathOf = ({ course, module, lessons }: StoredContent) =>
  `/facilitator/lesson-plans/${course}/${module}/${lessons[0]}`;

test('a facilitator adapts a plan, keeps both, and is told when the published one goes on @only-phone', async ({
  page,
  signIn,
  database,
}) => {
  const content = await storeContent(database);
  await authoriseSchool(database, content, 'instrutor');
  await signIn('instrutor');
  await page.goto(pathOf(content));
  await page.getByRole('button', { name: 'Adaptar este plano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha adaptação: Aula do laço 1');
  const steps = page.getByLabel('Minha versão: Passo a passo');
  await expect(steps).toHaveValue('# Conversa\n\nO que se repete no seu dia?');
  await expect(page.getByRole('region', { name: 'Passo a passo' })).toContainText('O que se repete no seu dia?');
  await steps.fill('Comece pelo **recreio**.');
  await page.getByRole('button', { name: 'Salvar adaptação' }).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver o plano', exact: true }).click();
  await expect(page.getByText('Comece pelo recreio.')).toBeVisible();
  await page.getByRole('link', { name: 'Plano publicado' }).click();
  await expect(page.getByText('O que se repete no seu dia?')).toBeVisible();
  await expect(page.getByText('Comece pelo recreio.')).toHaveCount(0);
  await database.query("UPDATE lesson_plans SET version = 2, steps = 'Passos novos.' WHERE lesson_id = $1", [
    content.ids.lessons[0],
  ]);
  await page.goto(pathOf(content));
  await expect(page.getByText('O plano publicado mudou desde a sua adaptação')).toBeVisible();
  await page.getByRole('link', { name: 'Comparar e ajustar' }).click();
  await expect(page.getByRole('region', { name: 'Passo a passo' })).toContainText('Passos novos.');
  await page.getByRole('button', { name: 'Salvar adaptação' }).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await page.goto(pathOf(content));
  await expect(page.getByText('Comece pelo recreio.')).toBeVisible();
  await expect(page.getByText('O plano publicado mudou desde a sua adaptação')).toHaveCount(0);
  await removeContent(database, content);
});

test('two tabs: the second is told, loses nothing and saves over; then it is deleted', async ({
  page,
  context,
  signIn,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /request\.changed-meanwhile/);
  const content = await storeContent(database);
  await authoriseSchool(database, content, 'instrutor');
  await signIn('instrutor');
  await page.goto(`${pathOf(content)}/adapt`);
  await page.getByRole('button', { name: 'Adaptar este plano' }).click();
  await expect(page.getByLabel('Minha versão: Atividade')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${pathOf(content)}/adapt`);
  await page.getByLabel('Minha versão: Atividade').fill('Da primeira aba');
  await page.getByRole('button', { name: 'Salvar adaptação' }).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await second.getByLabel('Minha versão: Atividade').fill('Da segunda aba');
  await second.getByRole('button', { name: 'Salvar adaptação' }).click();
  const notice = second.getByRole('status').filter({ hasText: 'Uma versão mais nova já foi salva' });
  await expect(notice).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Minha versão: Atividade' })).toHaveValue('Da segunda aba');
  await notice.getByRole('button', { name: 'Salvar a minha por cima' }).click();
  await expect(toast(second, 'Dados salvos com sucesso!')).toBeVisible();
  await second.getByRole('button', { name: 'Excluir adaptação' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Excluir adaptação' }).click();
  await expect(second).toHaveURL(pathOf(content));
  await expect(second.getByRole('button', { name: 'Adaptar este plano' })).toBeVisible();
  await removeContent(database, content);
});
