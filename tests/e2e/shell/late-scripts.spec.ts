import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** The page as the shelf gives it. Its first reader gets it from Next with its scripts, and so does one after a publishing. */
async function openShelved(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    expect(await response?.text()).toContain('<link rel="late"');
  }).toPass();
}

/** React's own mark on what it has taken over. */
function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

test('an open page that is only read runs no script until somebody does something', async ({ page }) => {
  await openShelved(page, '/course');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('script[src]:not([nomodule])').count()).toBe(0);
  expect(await isAwake(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('a page that nobody touches wakes by itself after a rest @desktop', async ({ page }) => {
  await page.clock.install();
  await openShelved(page, '/course');
  await page.clock.runFor(4000);
  expect(await isAwake(page)).toBe(false);
  await page.clock.runFor(2000);
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('the first click is kept for the scripts that answer it', async ({ page }) => {
  await openShelved(page, '/course');
  await page.getByRole('button', { name: 'Cores: como no aparelho' }).click();
  await expect(page.getByRole('button', { name: 'Cores: claras' })).toBeVisible();
});

test('a click that no script comes to answer does what it does without @desktop', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource|ERR_FAILED/);
  await openShelved(page, '/course');
  await page.route(/\/_next\/static\/.+\.js/, (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/course');
});

test('whoever is signed in finds the page awake @desktop', async ({ page, signIn }) => {
  await signIn('instrutor');
  await openShelved(page, '/course');
  await expect.poll(() => isAwake(page)).toBe(true);
});
