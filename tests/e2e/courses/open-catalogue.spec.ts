import { expect } from '@playwright/test';
import { test } from '../support/test';

test('a visitor finds a course, in either language, and who is signed in keeps the own shell @phone', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/);
  expect((await page.goto('/course/NOPE'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não existe');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL('/course');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
  for (const name of ['Pequenos Criadores', 'Oficina de Programação', 'Primeiras Ideias']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByText('Mundos em Realidade Virtual')).toHaveCount(0);
  await page.getByRole('link', { name: 'Robótica com Sucata' }).click();
  await expect(page).toHaveURL('/course/MP');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robótica com Sucata');
  await expect(page.getByRole('heading', { name: 'Objetivo' })).toBeVisible();
  await expect(page.getByText('Construir máquinas que percebem')).toBeVisible();
  const photo = page.locator('article img:visible');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/course/MP');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Objective' })).toBeVisible();
  await page.getByRole('link', { name: 'Português', exact: true }).click();
  await expect(page).toHaveURL('/course/MP');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await signIn('aluno');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Minha conta/ })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
  await expect(navigation.getByRole('link', { name: 'Cursos' })).toHaveAttribute('aria-current', 'true');
  await navigation.getByRole('link', { name: 'Início' }).click();
  await expect(page).toHaveURL('/student');
});

test('whoever comes for the first time sees what it is, its courses and a lesson as it is @only-phone', async ({
  page,
}) => {
  await page.goto('/');
  expect((await page.getByRole('banner').boundingBox())?.height, 'of one row').toBeLessThan(64);
  await expect(page.getByRole('main').locator('.button-primary')).toHaveText(['Conhecer os cursos']);
  for (const name of ['Para estudantes', 'Para facilitadores', 'Para escolas', 'Kids', 'Teens']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  // Another test's course may be the first meanwhile.
  const example = page.getByRole('region', { name: 'Uma aula por dentro' }).getByRole('link').first();
  const name = (await example.textContent()) ?? '';
  await example.click();
  await expect(page).toHaveURL(/\/lesson\/\w+\/MA1\/1\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // The landing shows two courses of each family, which may be other tests' meanwhile: the catalogue shows all.
  await page.goto('/course');
  const picture = page.locator('article').filter({ hasText: 'Oficina de Programação' }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
});

test("the spec's addresses, of which no server sees the fragment, lead to the page", async ({ page }) => {
  for (const [written, real] of [
    ['/course/#/list?codigo=MT', '/course/MT'],
    ['/en/lesson/#/?curso=MT&modulo=MA1&unidade=1&aula=MA1-01&nome=x', '/en/lesson/MT/MA1/1/MA1-01'],
    ['/knowledgebase/#/list/?origin=9', '/knowledgebase?origin=9'],
  ] as const) {
    await page.goto(written);
    await expect(page).toHaveURL(real);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
