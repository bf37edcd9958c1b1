import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { field } from '../support/course-form';
import { png } from '../support/pictures';
import { test } from '../support/test';

const title = `Feira de ideias ${randomUUID().slice(0, 8)}`;

test.afterEach(async ({ database }) => {
  await database.query('DELETE FROM mural_posts WHERE title = $1', [title]);
});

test('a facilitator pins a picture up for a class, a student sees it, and the receipt says so @only-phone', async ({
  page,
  browser,
  signIn,
  sessionOf,
}) => {
  await signIn('instrutor');
  await page.goto('/facilitator/mural');
  await page.getByRole('navigation', { name: 'Partes do mural' }).getByRole('link', { name: 'Turmas' }).click();
  await expect(page).toHaveURL('/facilitator/mural?section=class');
  await page.getByRole('main').getByRole('link', { name: 'Novo recado' }).first().click();
  await page.getByLabel('Turma').selectOption({ label: '7º A · Oficina de Programação' });
  await field(page, 'Título').fill(title);
  await field(page, 'Texto').fill('Vejam https://scratch.mit.edu antes da aula.');
  await page.locator('input[type=file]').setInputFiles(await png());
  await field(page, 'O que a imagem mostra').fill('Um cartaz laranja');
  await page.getByRole('button', { name: 'Pregar no mural' }).click();
  await expect(page).toHaveURL('/facilitator/mural?section=class');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('0 de 30');

  const student = await browser.newContext();
  await student.addCookies(await sessionOf('aluno'));
  const home = await student.newPage();
  const told = home.waitForResponse('**/api/murals/seen');
  await home.goto('/student');
  const post = home.getByRole('article').filter({ hasText: title });
  await expect(post).toContainText('Novo');
  await expect(post.getByRole('link', { name: 'https://scratch.mit.edu' })).toHaveAttribute('target', '_blank');
  await post.scrollIntoViewIfNeeded();
  const picture = post.getByRole('img', { name: 'Um cartaz laranja' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect((await told).status()).toBe(200);
  await home.goto('/student/mural');
  await expect(post).toBeVisible();
  await expect(post).not.toContainText('Novo');
  await student.close();

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('1 de 30 viram')).toBeVisible();
});
