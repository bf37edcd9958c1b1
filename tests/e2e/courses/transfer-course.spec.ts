import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hostileZip } from '@/tests/support/hostile-archive';
import { expectAccessible } from '../accessibility/axe';
import { field } from '../support/course-form';
import { emptyCourse } from '../support/empty-course';
import { test } from '../support/test';

const written: string[] = [];
test.afterEach(async ({ database }) => {
  for (const code of written.splice(0)) await emptyCourse(database, code);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, buffer: Buffer) {
  await page.getByLabel('Arquivo do curso').setInputFiles({ name: 'curso.zip', mimeType: 'application/zip', buffer });
}

test('a course leaves as a file, comes back under another code, and its lesson opens in the editor', async ({
  page,
  signIn,
  courses,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.expect(/status of 422/, /import\.refused/);
  const code = courses.freshCode();
  written.push(code);
  await signIn('admin');
  await page.goto('/adm/courses/MY');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar', exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('MY.zip');
  const archive = await readFile(await saved.path());
  await page.goto('/adm/courses');
  await page.getByRole('link', { name: 'Importar curso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar curso');
  // A bomb is refused by one line, and the file is chosen anew.
  await choose(page, hostileZip([{ name: 'course.json', bytes: Buffer.alloc(1_000_000), said: { bytes: 10 } }]));
  await button(page, 'Conferir arquivo').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'course.json: desempacotado, seria muito maior do que diz ser.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await choose(page, archive);
  await field(page, 'Código do curso aqui').fill(code);
  await button(page, 'Conferir arquivo').press('Enter');
  await expect(page.getByRole('heading', { name: 'O que vai mudar' })).toBeVisible();
  await expect(page.getByText(`será criado com o código ${code}, inativo.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Aula' })).toHaveCount(15);
  expect((await page.request.get(`/api/Cursos/${code}`)).status()).toBe(404);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await button(page, 'Importar agora').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Curso importado.' })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir o curso' }).click();
  await expect(page).toHaveURL(`/adm/courses/${code}`);
  await page.goto(`/adm/courses/${code}/modules/M1r/lessons`);
  const lesson = page.getByRole('list', { name: 'Unidade 1' }).getByRole('link').first();
  const name = await lesson.textContent();
  await lesson.click();
  await expect(field(page, 'Nome')).toHaveValue(name ?? '');
  await expect(page.getByRole('textbox', { name: /Materiais/ })).not.toBeEmpty();
});
