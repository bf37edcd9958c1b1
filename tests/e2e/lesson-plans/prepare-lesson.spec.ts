import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { authoriseSchool } from '../support/authorise-school';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

const steps = '1. **Roda de conversa (20 min).** O que se repete?\n2. **Labirinto (40 min).** Em duplas.';

test("a facilitator finds tomorrow's lesson and prints its summary @phone", async ({ page, signIn, database }) => {
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

test('on paper the summary of a lesson is one sheet of A4, and the plan is the plan alone', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  for (const code of ['MA1-03', 'MA1-11']) {
    await page.goto(`/facilitator/lesson-plans/MT/MA1/${code}/briefing`);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), code).toHaveLength(1);
  }
  await page.goto('/facilitator/lesson-plans/MT/MA1/MA1-03');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fita adesiva e quadro dividido em três colunas')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notas para facilitadores' })).toBeVisible();
  for (const name of ['Imprimir', 'Avaliar aula', 'Comentar']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
