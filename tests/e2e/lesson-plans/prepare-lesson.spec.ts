import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { authoriseSchool } from '../support/authorise-school';
import { lettersPerSheet } from '../support/printed-pages';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

/** A sheet with no more than this is one that somebody throws away. */
const lettersOfATitle = 120;

const steps = '1. **Roda de conversa (20 min).** O que se repete?\n2. **Labirinto (40 min).** Em duplas.';

test("a facilitator finds tomorrow's lesson and prints its summary @only-phone", async ({ page, signIn, database }) => {
  const content = await storeContent(database, { notes: 'Leve pilhas de reserva.', steps });
  await authoriseSchool(database, content, 'instrutor');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn('instrutor');
  await page.goto('/facilitator');
  await page.getByRole('link', { name: 'Ver os planos de aula' }).click();
  const course = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: `Curso ${content.course}` });
  await course.getByRole('link', { name: 'Primeiros laços' }).click();
  await page.getByRole('link', { name: /Aula do laço 1$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 1');
  await expect(page).toHaveTitle(/^Aula do laço 1 · /);
  await expect(page.getByRole('heading', { name: 'Notas para facilitadores' })).toBeVisible();
  await expect(page.getByText('Leve pilhas de reserva.')).toBeVisible();
  await page.getByRole('link', { name: 'Resumo para antes da aula' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antes da aula: Aula do laço 1');
  await expect(page.getByRole('row', { name: 'Labirinto 40' })).toBeVisible();
  await expect(page.getByText('Faltam 10 minutos: combine o que cortar.')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await expectAccessible(page);
  await removeContent(database, content);
});

test('on paper the summary of a lesson is one sheet of A4, the plan is the plan alone, and no sheet is left empty', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  for (const [prefix, code] of [
    ['', 'MA1-03'],
    ['/en', 'MA1-11'],
  ]) {
    await page.goto(`${prefix}/facilitator/lesson-plans/MT/MA1/${code}/briefing`);
    expect(await lettersPerSheet(page), code).toHaveLength(1);
    await expect(page.getByText(/Dúvidas e combinados|Doubts and agreements/)).toBeHidden();
  }
  const reading = [
    '/facilitator/lesson-plans/MT/MA1/MA1-03',
    '/facilitator/lesson-plans/MT/MA1',
    '/lesson/MT/MA1/1/MA1-03',
    '/course/MT/MA1',
    '/course/MT',
  ];
  for (const path of reading) {
    await page.goto(path);
    const letters = await lettersPerSheet(page);
    expect(Math.min(...letters), `${path}: ${letters}`).toBeGreaterThan(lettersOfATitle);
  }
  await page.goto('/facilitator/lesson-plans/MT/MA1/MA1-03');
  // The text is no wider than the eye follows, beside what one keeps at hand.
  const steps = await page.locator('#steps').boundingBox();
  const materials = await page.locator('#materials').boundingBox();
  expect(steps?.width).toBeLessThanOrEqual(720);
  expect(materials?.x).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fita adesiva e quadro dividido em três colunas')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notas para facilitadores' })).toBeVisible();
  for (const name of ['Imprimir', 'Avaliar aula', 'Comentar']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
