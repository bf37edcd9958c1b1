import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectFieldError, field, fillCourse, saveButton, toast } from '../support/course-form';
import { emptyCourse } from '../support/empty-course';
import { outlined } from '../support/outlined-course';
import { test } from '../support/test';

const offline = 'Sem conexão com a escola. O que você escreveu continua aqui: tente de novo.';

/** What the form sends from now on. */
function savesOf(page: Page, method: 'PUT' | 'POST'): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/api/Cursos')) sent.push(request);
  });
  return sent;
}

function keyOf(request: Request | undefined): string | undefined {
  return request?.headers()['idempotency-key'];
}

test('a code that somebody took meanwhile is refused beside the field, and nothing typed is lost', async ({
  page,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /course\.already-exists/);
  const code = courses.freshCode();
  await signIn('admin');
  await page.goto('/adm/courses/new');
  const asked = page.waitForResponse((response) => response.url().endsWith(`/Cursos/${code}/exists`));
  await fillCourse(page, code, 'O segundo a chegar');
  await asked;
  await courses.create({ codigo: code, nome: 'O primeiro a chegar' });
  await saveButton(page).click();
  await expectFieldError(field(page, 'Código'), 'Já existe um curso com este código.');
  await expect(field(page, 'Código')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveValue('O segundo a chegar');
  await expect(field(page, 'Objetivo')).toHaveValue('Programar um jogo que um colega queira jogar.');
  expect(await courses.read(code)).toMatchObject({ nome: 'O primeiro a chegar' });
});

test('on a dead line the text stays, and the second try saves once, by two clicks and with the same key', async ({
  page,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(/net::ERR_/);
  const code = courses.freshCode();
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await fillCourse(page, code, 'Linha ruim');
  const saves = savesOf(page, 'PUT');
  await page.route('**/api/Cursos', (route) => route.abort(), { times: 1 });
  await saveButton(page).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue('Linha ruim');
  expect(await courses.read(code)).toBeNull();
  await saveButton(page).dblclick();
  await expect(page).toHaveURL(`/adm/courses/${code}/modules`);
  expect(saves).toHaveLength(2);
  expect(keyOf(saves[0])).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(saves[1])).toBe(keyOf(saves[0]));
});

test('what is saved is not sent again by a second press while the next page comes', async ({
  page,
  signIn,
  courses,
}) => {
  const code = courses.freshCode();
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await fillCourse(page, code, 'Página que demora');
  const saves = savesOf(page, 'PUT');
  const coming = Promise.withResolvers<void>();
  await page.route(`**/adm/courses/${code}**`, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await saveButton(page).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await saveButton(page).click();
  await field(page, 'Nome').press('Enter');
  coming.resolve();
  await expect(page).toHaveURL(`/adm/courses/${code}/modules`);
  expect(saves).toHaveLength(1);
});

test('going back with unsaved text asks first, and once it is saved no more', async ({ page, signIn, courses }) => {
  const { codigo } = await courses.create({ nome: 'Volta perguntada' });
  await signIn('admin');
  await page.goto('/adm/courses?search=Volta+perguntada');
  await page.getByRole('link', { name: 'Volta perguntada' }).click();
  await field(page, 'Objetivo').fill('Ainda não guardado');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => history.back());
  expect(await asked).toBe('beforeunload');
  await expect(field(page, 'Objetivo')).toHaveValue('Ainda não guardado');
  await expect(page).toHaveURL(`/adm/courses/${codigo}`);
  await saveButton(page).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('link', { name: 'Novo curso' })).toBeVisible();
});

test('an edit whose answer was lost is saved by the second try, and leaving with new text asks before and after', async ({
  page,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(/net::ERR_/);
  const { codigo } = await courses.create();
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}`);
  async function leavingAsks() {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    });
    await page.getByRole('link', { name: 'Cancelar' }).click();
    expect(await asked).toBe('beforeunload');
  }
  await field(page, 'Objetivo').fill('Primeiro texto');
  await page.route(
    `**/api/Cursos/${codigo}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await saveButton(page).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await leavingAsks();
  // Nobody is told that somebody else changed the course.
  await saveButton(page).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  expect(await courses.read(codigo)).toMatchObject({ revision: 2 });
  await field(page, 'Objetivo').fill('Segundo texto');
  await leavingAsks();
  await expect(field(page, 'Objetivo')).toHaveValue('Segundo texto');
});

test('a field is judged when it is left with something in it, and the summary leads to the first that is wrong', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await field(page, 'Nome').focus();
  await field(page, 'Código').focus();
  await field(page, 'Código').fill('não é código');
  await field(page, 'Versão').focus();
  await expectFieldError(field(page, 'Código'), 'Use só letras, números, hífen e sublinhado.');
  await expect(field(page, 'Nome')).not.toHaveAttribute('aria-invalid');
  const summary = page.getByRole('button', { name: '1 campo precisa de atenção' });
  await summary.click();
  await expect(field(page, 'Código')).toBeFocused();
  await field(page, 'Código').fill('MT-9');
  await expect(summary).toHaveCount(0);
  // Sent, each field that is wrong is named, says what is wrong, and is one press away.
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Objetivo: Preencha este campo.' }).click();
  await expect(field(page, 'Objetivo')).toBeFocused();
  // What there is to say stands under a field: its neighbour begins at the same height.
  const top = async (label: string) => (await field(page, label).boundingBox())?.y;
  expect(await top('Código')).toBe(await top('Versão'));
  const hint = await page.getByText('Vai no endereço do curso').boundingBox();
  expect(hint?.y).toBeGreaterThan((await top('Código')) ?? Number.POSITIVE_INFINITY);
});

test('two forms of one page: publishing the one saves the other too, and nothing when that is refused', async ({
  page,
  signIn,
  courses,
  clientOf,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 422/, /request\.invalid/);
  const { codigo } = await courses.create();
  const { mark, path } = await outlined(await clientOf('admin'), codigo, ['Aula com plano']);
  await signIn('admin');
  await page.goto(`${path}/${mark}-1`);
  for (const name of ['Materiais', 'Passo a passo', 'Atividade']) await field(page, name).fill('- Escrito');
  await field(page, 'Nome').fill('');
  const publish = async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  };
  await publish();
  await expect(field(page, 'Nome')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(toast(page, 'Plano publicado.')).toHaveCount(0);
  await field(page, 'Nome').fill('Aula com outro nome');
  await publish();
  await expect(toast(page, 'Plano publicado.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('Aula com outro nome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula com outro nome');
  await emptyCourse(database, codigo);
});

test('two forms of one page: saving the one does not let the other go unasked', async ({
  page,
  signIn,
  courses,
  clientOf,
  database,
}) => {
  const { codigo } = await courses.create();
  const { mark, path } = await outlined(await clientOf('admin'), codigo, ['Aula com plano']);
  await signIn('admin');
  await page.goto(`${path}/${mark}-1`);
  await field(page, 'Passo a passo').fill('Ainda não guardado');
  await field(page, 'Nome').fill('Aula com outro nome');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click();
  expect(await asked).toBe('beforeunload');
  await expect(field(page, 'Passo a passo')).toHaveValue('Ainda não guardado');
  await emptyCourse(database, codigo);
});
