import { expect } from '@playwright/test';
import { field, saveButton, toast } from '../support/course-form';
import { png } from '../support/pictures';
import { test } from '../support/test';
import { expectAccessible } from './axe';

test('the open menu is accessible', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/student');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('the question before deleting is accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses/MT');
  await page.getByRole('button', { name: 'Excluir curso' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('a form with errors, a photo and a notice is accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await page.locator('input[type=file]').setInputFiles(await png());
  await expect(page.getByAltText('Foto do curso')).toBeVisible();
  await saveButton(page).click();
  await expect(toast(page, 'Atenção!')).toBeVisible();
  await expectAccessible(page);
});

test('the notice of two people on one course is accessible', async ({ page, signIn, courses, consoleWatch }) => {
  consoleWatch.expect(/status of 409/, /request\.changed-meanwhile/);
  const course = await courses.create();
  await signIn('admin');
  await page.goto(`/adm/courses/${course.codigo}`);
  await courses.change(course, { nome: 'Outra pessoa' });
  await field(page, 'Nome').fill('Eu');
  await saveButton(page).click();
  await expect(page.getByText('Uma versão mais nova já foi salva')).toBeVisible();
  await expectAccessible(page);
});
