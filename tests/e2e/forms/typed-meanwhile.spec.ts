import { expect } from '@playwright/test';
import { field, fillCourse, saveButton } from '../support/course-form';
import { emptyCourse } from '../support/empty-course';
import { addModules } from '../support/outlined-course';
import { test } from '../support/test';

test('what is typed while a new course is sent goes on, unsaved, on the page that edits it', async ({
  page,
  signIn,
  courses,
}) => {
  const code = courses.freshCode();
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await expect(field(page, 'Nome')).toBeFocused();
  await fillCourse(page, code, 'Nome enviado');
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/Cursos', async (route) => {
    await sent.promise;
    await route.continue();
  });
  const isSent = page.waitForRequest('**/api/Cursos');
  await saveButton(page).click();
  await isSent;
  await field(page, 'Nome').fill('Nome pensado depois');
  sent.resolve();
  await expect(page).toHaveURL(`/adm/courses/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nome enviado');
  await expect(field(page, 'Nome')).toHaveValue('Nome pensado depois');
  await expect(field(page, 'Código')).toHaveCSS('border-style', 'dashed');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nome pensado depois');
  await expect(page.getByRole('link', { name: 'Agora os módulos' })).toBeVisible();
});

test('a form that begins anew keeps only what was typed after it was sent', async ({
  page,
  signIn,
  courses,
  clientOf,
  database,
}) => {
  const { codigo } = await courses.create();
  await addModules(await clientOf('admin'), codigo, ['Sem unidades']);
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}/modules/N1/lessons`);
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/Cursos/units', async (route) => {
    await sent.promise;
    await route.continue();
  });
  const objective = field(page, 'Objetivo da unidade');
  await objective.fill('Repetir.');
  const isSent = page.waitForRequest('**/api/Cursos/units');
  await page.getByRole('button', { name: 'Adicionar unidade' }).click();
  await isSent;
  await objective.pressSequentially(' Decidir.');
  sent.resolve();
  await expect(page.getByText('Repetir.', { exact: true })).toBeVisible();
  await expect(objective).toHaveValue('Decidir.');
  await emptyCourse(database, codigo);
});
