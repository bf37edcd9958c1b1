import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** What a slow line brings late is shown a moment after the document has loaded: before it there is nothing to scroll. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Salvar curso' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
}

test('the page begins at its top after each change of path @phone', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses/MT');
  await scrollToEnd(page);
  await page.getByRole('main').getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/adm/courses');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('moving in an area loads no document anew, shows a loader while it is slow, and names the window', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/adm');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Gerenciar cursos' }).click();
  await expect(page).toHaveURL('/adm/courses');
  await expect(page).toHaveTitle('Cursos · Escola de Computação');
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
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
});
