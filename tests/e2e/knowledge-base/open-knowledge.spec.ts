import { expect, type Page } from '@playwright/test';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { test } from '../support/test';

const servo = `/knowledgebase/${demoTopicId('robotica', '06-servo.md')}`;

const names = ['Geral', 'Robótica', 'Programação', 'Ofícios da computação', 'Guia do curso F1: Primeiras Ideias'];

const languages = [
  { lang: 'pt-BR', prefix: '', title: 'Base de conhecimento', guides: 'Guias dos cursos', questions: 'Perguntas que' },
  { lang: 'en', prefix: '/en', title: 'Knowledge base', guides: 'Guides of the courses', questions: 'Questions that' },
];

for (const { lang, prefix, title, guides, questions } of languages) {
  test(`a visitor walks from the bases to a topic and on to its neighbour (${lang}) @phone`, async ({ page }) => {
    await page.goto(`${prefix}/knowledgebase`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Servomotor e ângulos' }).click();
    await expect(page).toHaveURL(prefix + servo);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servomotor e ângulos');
    await expect(page.getByRole('heading', { name: questions })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Três fios' })).toBeVisible();
    await page.getByRole('link', { name: 'Protoboard e falhas de montagem' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protoboard e falhas de montagem');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(`${prefix}/knowledgebase`);
  });

  test(`the guides are a list of their own (${lang})`, async ({ page }) => {
    await page.goto(`${prefix}/knowledgebase`);
    await page.getByRole('link', { name: guides }).click();
    await expect(page).toHaveURL(`${prefix}/knowledgebase?origin=11`);
    await expect(page.getByRole('heading', { name: 'Guia do curso MP: Robótica com Sucata' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Robótica', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: guides })).toHaveAttribute('aria-current', 'page');
  });
}

for (const { written, real } of [
  { written: '/knowledgebase/#/list/?origin=9', real: '/knowledgebase?origin=9' },
  { written: '/en/knowledgebase/#/list/?origin=11', real: '/en/knowledgebase?origin=11' },
  { written: `/knowledgebase/#/info/${servo.split('/').at(-1)}`, real: servo },
  { written: '/knowledgebase/#/list/', real: '/knowledgebase' },
]) {
  test(`the address ${written} leads to ${real}`, async ({ page }) => {
    await page.goto(written);
    await expect(page).toHaveURL(real);
  });
}

test('a topic that is not there is a real 404', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  for (const path of ['/knowledgebase/nada', '/en/knowledgebase/00000000-0000-7000-8000-000000000000']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test('search engines read what a topic is, and where it stands', async ({ page }) => {
  await page.goto(`/en${servo}`);
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [trail, topic] = told.map((text) => JSON.parse(text));
  expect(trail).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Knowledge base',
    'Robótica',
    'Servomotor e ângulos',
  ]);
  expect(topic).toMatchObject({ '@type': 'LearningResource', name: 'Servomotor e ângulos', inLanguage: 'pt-BR' });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${servo}$`));
  expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(3);
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

test('a newer question ends the one before it, and an empty box shows the bases again', async ({ page }) => {
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
});

test('a search that does not answer says so, and Enter asks again', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto('/knowledgebase');
  await page.route(/\/api\/passages/, (route) => route.abort());
  await page.getByRole('searchbox').fill('motor');
  await expect(page.getByRole('status')).toHaveText(/não respondeu/);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/knowledgebase/search?q=motor');
  await expect(page.getByRole('list', { name: 'Resultados da busca' }).getByRole('link').first()).toBeVisible();
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
