import { expect } from '@playwright/test';
import { test } from '../support/test';

const languages = [
  {
    lang: 'pt-BR',
    prefix: '',
    title: 'Cursos',
    objective: 'Objetivo',
    other: 'English',
    otherPath: '/en',
    lost: 'Esta página não existe',
  },
  {
    lang: 'en',
    prefix: '/en',
    title: 'Courses',
    objective: 'Objective',
    other: 'Português',
    otherPath: '',
    lost: 'This page does not exist',
  },
];

for (const { lang, prefix, title, objective, other, otherPath, lost } of languages) {
  test(`a visitor finds a course and reads it (${lang}) @phone`, async ({ page }) => {
    await page.goto(`${prefix}/course`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: 'Robótica com Sucata' }).click();
    await expect(page).toHaveURL(`${prefix}/course/MP`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robótica com Sucata');
    await expect(page.getByRole('heading', { name: objective })).toBeVisible();
    await expect(page.getByText('Construir máquinas que percebem')).toBeVisible();
    const photo = page.locator('aside img');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  });

  test(`the language link keeps the page (${lang})`, async ({ page }) => {
    for (const path of ['/course', '/course/MT', '/']) {
      await page.goto(prefix + path);
      await page.getByRole('link', { name: other, exact: true }).click();
      await expect(page).toHaveURL(`${otherPath}${path}`.replace(/(.)\/$/, '$1'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'pt-BR' : 'en');
    }
  });

  test(`an unknown course is a real 404 with a way on (${lang})`, async ({ page, consoleWatch }) => {
    consoleWatch.expect(/status of 404/);
    const answer = await page.goto(`${prefix}/course/NOPE`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(`${prefix}/course`);
  });
}

test('only active courses are shown, and no price', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  await page.goto('/course');
  for (const name of [
    'Pequenos Criadores',
    'Oficina de Programação',
    'Primeiras Ideias',
    'Formação de Facilitadores',
  ]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByText('Mundos em Realidade Virtual')).toHaveCount(0);
  expect(await page.content()).not.toMatch(/R\$|8900|89,00|12000|120,00/);
  await page.goto('/course/MT');
  expect(await page.content()).not.toMatch(/R\$|8900|89,00|12000|120,00/);
  expect((await page.goto('/course/RV1'))?.status()).toBe(404);
});

for (const { written, real } of [
  { written: '/course/#/list?codigo=MT', real: '/course/MT' },
  { written: '/en/course/#/list?codigo=MT', real: '/en/course/MT' },
  { written: '/course?codigo=MT', real: '/course/MT' },
  { written: '/pt-BR/course/MT', real: '/course/MT' },
  { written: '/course/', real: '/course' },
]) {
  test(`the address ${written} leads to ${real}`, async ({ page }) => {
    await page.goto(written);
    await expect(page).toHaveURL(real);
  });
}

test('search engines learn that the languages of a page are one page', async ({ page }) => {
  await page.goto('/en/course/MT');
  const hrefs = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${new URL((link as HTMLLinkElement).href).pathname}`),
    );
  expect(hrefs.sort()).toEqual(['en /en/course/MT', 'pt-BR /course/MT', 'x-default /course/MT']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/course\/MT$/);
});

test('who is signed in finds the way to the own panel on an open page', async ({ page, signIn }) => {
  await page.goto('/course');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await signIn('aluno');
  await page.reload();
  await page.getByRole('link', { name: 'Meu painel' }).click();
  await expect(page).toHaveURL('/student');
});
