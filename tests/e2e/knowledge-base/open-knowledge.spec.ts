import { expect, type Page } from '@playwright/test';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { test } from '../support/test';

const servo = `/knowledgebase/${demoTopicId('robotica', '06-servo.md')}`;

const names = ['Geral', 'Robótica', 'Programação', 'Profissões da computação', 'Guia do curso F1: Primeiras Ideias'];

test('a visitor walks from the bases to a topic, on to its neighbour, and to the guides @only-phone', async ({
  page,
}) => {
  await page.goto('/knowledgebase');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base de conhecimento');
  for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Servomotor e ângulos' }).click();
  await expect(page).toHaveURL(servo);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servomotor e ângulos');
  await expect(page.getByRole('heading', { name: 'Perguntas que' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Três fios' })).toBeVisible();
  await page.getByRole('link', { name: 'Protoboard e falhas de montagem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protoboard e falhas de montagem');
  await page.getByRole('link', { name: 'Base de conhecimento' }).first().click();
  await expect(page).toHaveURL('/knowledgebase');
  await page.getByRole('link', { name: 'Guias dos cursos' }).click();
  await expect(page).toHaveURL('/knowledgebase?origin=11');
  await expect(page.getByRole('heading', { name: 'Guia do curso MP: Robótica com Sucata' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Robótica', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Guias dos cursos' })).toHaveAttribute('aria-current', 'page');
});

test('what is typed is found, one question at a time, and by keyboard alone', async ({ page }) => {
  const asked = await searchesOf(page);
  await page.goto('/knowledgebase');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('snesor de luz', { delay: 40 });
  await expect(page.getByRole('status')).toHaveText(/resultado/);
  const results = page.getByRole('list', { name: 'Resultados da busca' });
  await expect(results.locator('mark', { hasText: 'luz' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  expect(asked.length, 'searches for thirteen letters').toBeLessThan(7);
  expect(asked.at(-1)).toBe('snesor de luz');
  await box.press('Tab');
  await page.keyboard.press('Tab');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(knowledgebase|lesson)\/.+/);
});

test('a newer question ends the one before it, and one that is not answered is asked again by Enter', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto('/knowledgebase');
  const motor = /search=motor(&|$)/;
  // Nobody answers it: it ends because the page no longer wants it.
  await page.route(motor, () => undefined);
  const ended = page.waitForEvent('requestfailed', (request) => motor.test(request.url()));
  const asked = page.waitForRequest(motor);
  const box = page.getByRole('searchbox');
  await box.fill('motor');
  await asked;
  await box.fill('variável');
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  const results = page.getByRole('list', { name: 'Resultados da busca' });
  await expect(results.getByRole('link').first()).toContainText('Variáveis');
  await box.fill('');
  await expect(page.getByRole('heading', { name: 'Robótica', exact: true })).toBeVisible();
  await page.unroute(motor);
  await page.route(/\/api\/passages/, (route) => route.abort());
  await box.fill('motor');
  await expect(page.getByRole('status')).toHaveText(/não respondeu/);
  await box.press('Enter');
  await expect(page).toHaveURL('/knowledgebase/search?q=motor');
  await expect(results.getByRole('link').first()).toBeVisible();
});

/** What the page asks the API for, in order. */
async function searchesOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/passages') asked.push(String(url.searchParams.get('search')));
  });
  return asked;
}

test('the search of the header leads from any page to what is called so by a code, with course and year @phone', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  const field = page.getByRole('searchbox', { name: 'Buscar aulas e respostas' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('ef06co01');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/knowledgebase\/search\?q=ef06co01$/);
  const found = page.getByRole('list', { name: 'Resultados da busca' }).getByRole('listitem');
  await expect(found.first()).toContainText('Oficina de Programação · MA1-03 · 6º ano');
  // A page with a box of its own hides that of the header: the key leads to the one that is seen, and is typed there.
  await page.keyboard.press('/');
  const own = page.getByRole('main').getByRole('searchbox');
  await expect(own).toBeFocused();
  await own.press('End');
  await own.press('/');
  await expect(own).toHaveValue('ef06co01/');
});
