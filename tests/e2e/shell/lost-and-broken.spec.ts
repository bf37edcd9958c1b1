import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { breakNumbers } from '../support/broken-screen';
import { test } from '../support/test';

test('what is not found shows a visitor the way on', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  expect((await page.goto('/nothing/here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não existe');
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/');
});

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
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en/facilitator');
});

test('a screen that breaks says so and is tried again @only-phone', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/no numbers in this browser/);
  await page.addInitScript(breakNumbers);
  await signIn('admin');
  await page.goto('/en/adm/courses/MT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A temporary error occurred in your access');
  await expectAccessible(page);
  await page.evaluate(() => {
    window.withoutNumbers = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Save course' })).toBeVisible();
});
