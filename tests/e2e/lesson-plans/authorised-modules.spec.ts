import { expect } from '@playwright/test';
import { authoriseSchool } from '../support/authorise-school';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

test('the neighbour school gets the message of the spec, and nothing of the plan', async ({
  page,
  signIn,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/);
  const content = await storeContent(database, { notes: 'NOTA-SECRETA', support: 'APOIO-SECRETO' });
  await authoriseSchool(database, content, 'instrutor');
  await signIn('instrutor_b');
  const path = `/facilitator/lesson-plans/${content.course}/${content.module}`;
  for (const address of [
    path,
    `${path}/levelling`,
    `${path}/${content.lessons[0]}`,
    `${path}/${content.lessons[0]}/briefing`,
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    expect(await answer?.text()).not.toContain('SECRET');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Módulo não autorizado para a sua escola');
  }
  await page.goto(`/en${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module not authorized for your school');
  await removeContent(database, content);
});

test('an authorisation that ended closes the plan at once', async ({ page, signIn, database, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  const content = await storeContent(database, { notes: 'NOTA-SECRETA' });
  await authoriseSchool(database, content, 'instrutor');
  await signIn('instrutor');
  const path = `/facilitator/lesson-plans/${content.course}/${content.module}/${content.lessons[0]}`;
  await page.goto(path);
  await expect(page.getByText('NOTA-SECRETA')).toBeVisible();
  await authoriseSchool(database, content, 'instrutor', { until: '2025-12-31' });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).not.toContain('NOTA-SECRETA');
  await page.getByRole('link', { name: 'Ver os planos de aula' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos de aula');
  await expect(page.getByText(`Curso ${content.course}`)).toHaveCount(0);
  await removeContent(database, content);
});

test('what is not there is told from what is not authorised', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  await signIn('instrutor');
  const titles = {
    'MT/NOPE': 'Módulo não encontrado',
    'MT/MA1/NOPE': 'Aula não encontrada',
    'MT/MA1/M1r-01': 'Aula não encontrada',
  };
  for (const [path, title] of Object.entries(titles)) {
    expect((await page.goto(`/facilitator/lesson-plans/${path}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a module in development shows its day, and what it builds on', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator/lesson-plans');
  await expect(page.getByText('Previsto para 15 de fevereiro de 2027')).toBeVisible();
  await page.getByRole('link', { name: 'Páginas que se Explicam' }).click();
  await page.getByRole('link', { name: 'Nivelamento' }).click();
  await expect(page.getByRole('heading', { name: 'Vem de Programas que Conversam' })).toBeVisible();
  await page.getByRole('link', { name: 'Quando 2 + 2 dá 22' }).click();
  await expect(page).toHaveURL('/facilitator/lesson-plans/MT/MA1/MA1-03');
});
