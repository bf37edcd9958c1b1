import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import type { CourseRegister } from '../support/course-register';
import { keepTaps, outboxReady, type Tap } from '../support/outbox';
import { openSession } from '../support/sessions';
import { test } from '../support/test';

/** What the browser says of a request that found no line. */
const cut = /ERR_INTERNET_DISCONNECTED/;

/** A course of this test, and the tap that changes it from the revision which the tap before made. */
async function courseToTap(courses: CourseRegister) {
  const { codigo, updatedAt: _, ...data } = await courses.create();
  const tap = (from: number): Tap => ({
    operation: 'POST /Cursos/{id}',
    input: { ...data, id: codigo, nome: `Toque ${from}`, revision: from },
    label: `Toque ${from}`,
  });
  return { tap, revision: async () => (await courses.read(codigo))?.revision };
}

const taps = (tap: (from: number) => Tap, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => tap(first + at));

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/my-data');
  await outboxReady(page);
  return page;
}

const badge = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words });

test('forty taps of two tabs, made while the line was cut and closed, are there once and in order', async ({
  context,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(cut);
  // A part that comes behind the page may be on its way when the line is cut.
  consoleWatch.allow(/stored profile TypeError: Failed to fetch/);
  await signIn('admin');
  const { tap, revision } = await courseToTap(courses);
  const [one, other] = [await opened(context), await opened(context)];
  await context.setOffline(true);
  await keepTaps(one, taps(tap, 1, 15));
  await keepTaps(other, taps(tap, 16, 30));
  await keepTaps(one, taps(tap, 31, 40));
  await expect(badge(one, 'neste aparelho (40)')).toBeVisible();
  await expect(badge(other, 'neste aparelho (40)')).toBeVisible();
  await one.close();
  await other.close();
  expect(await revision()).toBe(1);
  await context.setOffline(false);
  const [again, beside] = [await opened(context), await opened(context)];
  // Forty commands, beside whatever else the machine does.
  await expect.poll(revision, { timeout: 20_000 }).toBe(41);
  for (const page of [again, beside]) await expect(page.locator('[data-sync]')).toBeHidden();
});

test('a session that ended is begun again over the page, and what waits goes on', async ({
  context,
  page,
  courses,
  origin,
  playwright,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 401/, /auth\.invalid-credentials/);
  await context.addCookies(await openSession({ playwright, origin }, 'admin'));
  const { tap, revision } = await courseToTap(courses);
  await page.goto('/adm/courses/new');
  await outboxReady(page);
  await page.getByRole('textbox', { name: 'Nome' }).first().fill('Ainda por salvar');
  await context.clearCookies();
  await keepTaps(page, taps(tap, 1, 2));
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para enviar' });
  await expect(dialog).toContainText('2 registros esperam neste aparelho');
  await expectAccessible(page);
  await dialog.getByLabel('Usuário').fill('admin');
  await dialog.getByRole('textbox', { name: 'Senha' }).fill('errada');
  await dialog.getByRole('button', { name: 'Entrar e enviar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Usuário ou senha inválidos');
  await dialog.getByRole('textbox', { name: 'Senha' }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Entrar e enviar' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(revision).toBe(3);
  await expect(page.getByRole('textbox', { name: 'Nome' }).first()).toHaveValue('Ainda por salvar');
});

test('somebody else who signs in there is told, and sends nothing of the first', async ({
  context,
  page,
  courses,
  origin,
  playwright,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/);
  await context.addCookies(await openSession({ playwright, origin }, 'admin'));
  const { tap, revision } = await courseToTap(courses);
  await page.goto('/my-data');
  await outboxReady(page);
  await context.clearCookies();
  await context.addCookies(await openSession({ playwright, origin }, 'escola'));
  await keepTaps(page, [tap(1)]);
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para enviar' });
  await expect(dialog).toContainText('Outra pessoa entrou neste navegador');
  await dialog.getByLabel('Usuário').fill('escola');
  await dialog.getByRole('textbox', { name: 'Senha' }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Entrar e enviar' }).click();
  const told = page.getByRole('dialog', { name: 'Você entrou como escola' });
  await expect(told).toContainText('O registro que esperava é de outra pessoa');
  await told.getByRole('link', { name: 'Ir para o meu painel' }).click();
  await expect(page).toHaveURL(/\/school/);
  await outboxReady(page);
  await expect(page.locator('[data-sync]')).toBeHidden();
  expect(await revision()).toBe(1);
});

test('what was refused is shown with its reason, and who leaves is told what waits', async ({
  context,
  page,
  courses,
  origin,
  playwright,
  consoleWatch,
}) => {
  consoleWatch.expect(cut);
  await context.addCookies(await openSession({ playwright, origin }, 'admin'));
  const { tap } = await courseToTap(courses);
  await page.goto('/my-data');
  await outboxReady(page);
  await keepTaps(page, [{ ...tap(1), input: { ...tap(1).input, id: 'NOPE' }, label: 'Presença: Ana, falta' }]);
  await badge(page, 'não aceito (1)').click();
  const panel = page.getByRole('dialog', { name: 'O que espera para ser salvo' });
  await expect(panel).toContainText('Presença: Ana, falta');
  await expect(panel).toContainText('Não encontrado.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Entendi' }).click();
  await expect(panel).toContainText('Tudo o que você fez está salvo.');
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await context.setOffline(true);
  await keepTaps(page, [tap(1)]);
  await expect(badge(page, 'neste aparelho (1)')).toBeVisible();
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const warning = page.getByRole('alertdialog', { name: '1 registro ainda não foi salvo' });
  await expect(warning).toContainText('Toque 1');
  await warning.getByRole('button', { name: 'Ficar' }).click();
  await expect(page).toHaveURL(/my-data/);
});
