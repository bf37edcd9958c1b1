import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
}

test('the page begins at its top after each change of path @phone', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await scrollToEnd(page);
  await page.getByRole('main').getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/adm/courses');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('moving between pages of an area does not load the document anew', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Cuidar dos cursos' }).click();
  await expect(page).toHaveURL('/adm/courses');
  await page.getByRole('link', { name: 'Robótica com Sucata' }).click();
  await expect(page).toHaveURL('/adm/courses/MP');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
});

test('a slow navigation shows the loader until it has arrived', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/adm/courses/MP?_rsc=*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Robótica com Sucata' }).click();
  const loader = page.getByRole('status').filter({ hasText: 'Carregando' });
  await expect(loader).toBeVisible();
  release();
  await expect(page).toHaveURL('/adm/courses/MP');
  await expect(loader).toHaveCount(0);
});

test('the title of the window names the screen and the product', async ({ page, signIn }) => {
  await page.goto('/en/course/MT');
  await expect(page).toHaveTitle('Oficina de Programação · Computing School');
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await expect(page).toHaveTitle('Novo curso · Escola de Computação');
});
