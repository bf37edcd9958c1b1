import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { authoriseSchool } from '../support/authorise-school';
import { expectFieldError, toast } from '../support/course-form';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

test('a facilitator comments though the line breaks, answers, and takes the comment back', async ({
  page,
  context,
  signIn,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/);
  const content = await storeContent(database);
  await authoriseSchool(database, content, 'instrutor');
  await signIn('instrutor');
  await page.goto(`/facilitator/lesson-plans/${content.course}/${content.module}/${content.lessons[0]}`);
  const list = page.getByRole('list', { name: 'Comentários' });
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expectFieldError(page.getByLabel('Seu comentário'), 'Preencha este campo.');
  await page.getByLabel('Seu comentário').fill('Funcionou com cartas no chão.\n<b>Sem tela</b>.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão com a escola.' })).toBeVisible();
  await expect(page.getByLabel('Seu comentário')).toHaveValue('Funcionou com cartas no chão.\n<b>Sem tela</b>.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(toast(page, 'Comentário publicado')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText('Funcionou com cartas no chão.')).toContainText('<b>Sem tela</b>.');
  await expect(page.getByLabel('Seu comentário')).toHaveValue('');
  await list.getByRole('button', { name: /^Responder a / }).click();
  await page.getByLabel(/^Sua resposta a /).fill('E quantas cartas?');
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(list.getByText('E quantas cartas?')).toBeVisible();
  await expectAccessible(page);
  await list
    .getByRole('button', { name: /^Excluir o comentário de / })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A resposta a ele também some.');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(toast(page, 'Comentário excluído')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await removeContent(database, content);
});
