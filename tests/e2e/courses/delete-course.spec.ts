import { expect } from '@playwright/test';
import { toast } from '../support/course-form';
import { test } from '../support/test';

test('a course is deleted only after the question is answered, and a failure can be tried again @only-phone', async ({
  page,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/, /net::ERR_/);
  const { codigo } = await courses.create({ nome: 'Vai embora' });
  await page.goto(`/course/${codigo}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vai embora');
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}`);
  const ask = page.getByRole('button', { name: 'Excluir curso' });
  const dialog = page.getByRole('alertdialog', { name: 'Excluir o curso Vai embora?' });

  await ask.click();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  expect(await courses.read(codigo)).not.toBeNull();

  await ask.click();
  await page.route(`**/api/Cursos/${codigo}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sem conexão com a escola.');
  expect(await courses.read(codigo)).not.toBeNull();
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(toast(page, 'Curso excluído.')).toBeVisible();
  await expect(page).toHaveURL('/adm/courses');
  expect(await courses.read(codigo)).toBeNull();
  expect((await page.goto(`/course/${codigo}`))?.status()).toBe(404);
});
