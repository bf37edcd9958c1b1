import { expect, type Page } from '@playwright/test';
import { field } from '../support/course-form';
import { emptyCourse } from '../support/empty-course';
import { addModules, outlined } from '../support/outlined-course';
import { test } from '../support/test';

const written: string[] = [];
test.afterEach(async ({ database }) => {
  for (const code of written.splice(0)) await emptyCourse(database, code);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('lessons are moved by keyboard, from one unit to the next, and by dragging', async ({
  page,
  signIn,
  courses,
  clientOf,
}) => {
  const { codigo } = await courses.create();
  written.push(codigo);
  const { path } = await outlined(await clientOf('admin'), codigo, ['Um', 'Dois', 'Três']);
  await signIn('admin');
  await page.goto(path);
  const placed = () => page.waitForResponse((response) => response.url().endsWith('/place') && response.ok());
  const unit = (number: number) => page.getByRole('list', { name: `Unidade ${number}` }).getByRole('link');
  await expect(unit(1)).toHaveText(['Um', 'Dois', 'Três']);
  await button(page, 'Mover para cima: Dois').focus();
  const risen = placed();
  await page.keyboard.press('Enter');
  await expect(unit(1)).toHaveText(['Dois', 'Um', 'Três']);
  await expect(page.getByText('Dois: posição 1 de 3, Unidade 1.')).toBeAttached();
  await risen;
  const left = placed();
  await button(page, 'Mover para baixo: Três').click();
  await expect(unit(2)).toHaveText(['Três']);
  // A page that goes takes along what is still on its way.
  await left;
  await page.reload();
  await expect(unit(2)).toHaveText(['Três']);
  const lines = page.getByRole('list', { name: 'Unidade 1' }).getByRole('listitem');
  await expect(unit(1)).toHaveText(['Dois', 'Um']);
  const saved = placed();
  await lines.nth(1).dragTo(lines.nth(0));
  await saved;
  await page.reload();
  await expect(unit(1)).toHaveText(['Um', 'Dois']);
});

test('a module is moved twice without waiting, and stays there while the line is slow', async ({
  page,
  signIn,
  courses,
  clientOf,
}) => {
  const { codigo } = await courses.create();
  written.push(codigo);
  await addModules(await clientOf('admin'), codigo, ['Um', 'Dois', 'Três']);
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}/modules`);
  const names = page.getByRole('list', { name: 'Módulos' }).getByRole('link');
  await expect(names).toHaveText(['Um', 'Dois', 'Três']);
  const saved = Promise.withResolvers<void>();
  await page.route('**/place', async (route) => {
    await saved.promise;
    await route.continue();
  });
  await button(page, 'Mover para cima: Três').click();
  await expect(names).toHaveText(['Um', 'Três', 'Dois']);
  await button(page, 'Mover para cima: Três').click();
  await expect(names).toHaveText(['Três', 'Um', 'Dois']);
  const last = page.waitForResponse(
    (response) => response.url().endsWith('/place') && response.request().postDataJSON().place === 1,
  );
  saved.resolve();
  await last;
  await expect(names).toHaveText(['Três', 'Um', 'Dois']);
  await page.reload();
  await expect(names).toHaveText(['Três', 'Um', 'Dois']);
});

test('a rule that forbids deleting says so, and a school is authorised by dates', async ({
  page,
  signIn,
  courses,
  clientOf,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /module\.in-use/);
  const { codigo } = await courses.create();
  written.push(codigo);
  await outlined(await clientOf('admin'), codigo, []);
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}/modules/M1`);
  await button(page, 'Excluir módulo').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Excluir' }).click();
  await expect(asked).toContainText('Não é possível excluir um módulo com turmas ou unidades.');
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  const parts = page.getByRole('navigation', { name: 'Partes do módulo' });
  await parts.getByRole('link', { name: 'Escolas', exact: true }).click();
  const school = page.getByRole('form', { name: 'Escola Municipal Margem do Capibaribe' });
  await field(school, 'A partir de').fill('2026-02-01');
  await school.getByRole('button', { name: 'Autorizar' }).click();
  await expect(school.getByText('Uso autorizado', { exact: true })).toBeVisible();
});

test('a course is duplicated as a new version', async ({ page, signIn, courses, clientOf }) => {
  const { codigo } = await courses.create({ nome: 'Curso com história' });
  written.push(codigo);
  await outlined(await clientOf('admin'), codigo, ['Uma aula']);
  const copy = courses.freshCode();
  written.push(copy);
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}`);
  await button(page, 'Duplicar').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Código da cópia').fill(copy);
  await field(dialog, 'Versão da cópia').fill('2.0');
  await dialog.getByRole('button', { name: 'Duplicar curso' }).click();
  await expect(page).toHaveURL(`/adm/courses/${copy}`);
  await expect(field(page, 'Versão')).toHaveValue('2.0');
  await page.getByRole('link', { name: 'Módulos', exact: true }).click();
  await expect(page.getByText('1 aula')).toBeVisible();
});
