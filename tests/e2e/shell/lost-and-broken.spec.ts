import { expect } from '@playwright/test';
import { expectAccessible, expectFits } from '../accessibility/axe';
import { breakNumbers } from '../support/broken-screen';
import { test } from '../support/test';

for (const { path, title, way, home } of [
  { path: '/nothing/here', title: 'Esta página não existe', way: 'Ir para o início', home: '/' },
  { path: '/en/nothing', title: 'This page does not exist', way: 'Go to the start', home: '/en' },
]) {
  test(`${path} is not found, and the way on is shown`, async ({ page, consoleWatch }) => {
    consoleWatch.expect(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(home);
  });
}

test('a signed-in person keeps the shell where nothing is found, and goes to the own home', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/);
  await signIn('instrutor');
  expect((await page.goto('/en/facilitator/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the start' }).click();
  await expect(page).toHaveURL('/en/facilitator');
});

for (const { prefix, title, retry, save } of [
  { prefix: '', title: 'Ocorreu um erro temporário no seu acesso', retry: 'Tentar de novo', save: 'Salvar curso' },
  { prefix: '/en', title: 'A temporary error occurred in your access', retry: 'Try again', save: 'Save course' },
]) {
  test(`a screen that breaks says so and is tried again${prefix} @phone`, async ({ page, signIn, consoleWatch }) => {
    consoleWatch.expect(/no numbers in this browser/);
    await page.addInitScript(breakNumbers);
    await signIn('admin');
    await page.goto(`${prefix}/adm/courses/MT`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await expectFits(page);
    await page.evaluate(() => {
      window.withoutNumbers = false;
    });
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: save })).toBeVisible();
  });
}
