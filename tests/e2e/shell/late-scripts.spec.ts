import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** First reader or not, its scripts are late. Its clock stands still, so that it does not wake by itself. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const response = await page.goto(path);
  expect(await response?.text()).toContain('<link rel="late"');
}

/** React's own mark on what it has taken over. */
function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Nothing but the document comes from now on. */
async function loseScripts(page: Page): Promise<void> {
  await page.route(/\/_next\/static\/.+\.js/, (route) => route.abort());
}

const colours = (page: Page, name: string) => page.getByRole('button', { name });

test('a page that nobody touches runs no script, and wakes by itself after a rest', async ({ page }) => {
  await openAsleep(page, '/course');
  await page.clock.runFor(4000);
  expect(await page.locator('script[src]:not([nomodule])').count()).toBe(0);
  expect(await isAwake(page)).toBe(false);
  await page.clock.runFor(2000);
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('the first click is kept for the scripts that answer it, also one that comes alone @phone', async ({ page }) => {
  await openAsleep(page, '/course');
  await colours(page, 'Cores: como no aparelho').click();
  await expect(colours(page, 'Cores: claras')).toBeVisible();
  await page.reload();
  expect(await isAwake(page)).toBe(false);
  // As of a switch or a voice.
  await colours(page, 'Cores: claras').dispatchEvent('click');
  await expect(colours(page, 'Cores: escuras')).toBeVisible();
});

test('what was typed before the scripts came is answered', async ({ page }) => {
  await openAsleep(page, '/knowledgebase');
  await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    box.value = 'servomotor';
  });
  await page.keyboard.press('Tab');
  await expect.poll(() => isAwake(page)).toBe(true);
  await page.clock.runFor(1000);
  await expect(page.getByRole('status')).toHaveText(/resultado/);
});

test('a link that waits for scripts which never come leads where it leads without them', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|ERR_FAILED/);
  await openAsleep(page, '/course');
  await loseScripts(page);
  await page.reload();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/course');
});

test('a kept click is forgotten once somebody goes elsewhere', async ({ page }) => {
  await openAsleep(page, '/course');
  // They hang: the click waits, and the clock stands still.
  await page.route(/\/_next\/static\/.+\.js/, () => undefined);
  await page.reload();
  const english = page.getByRole('link', { name: 'English' });
  await english.click();
  await expect(english).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(english).not.toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toBe('/course');
});

test('whoever is signed in finds the page awake', async ({ page, signIn }) => {
  await signIn('instrutor');
  await openAsleep(page, '/course');
  await expect.poll(() => isAwake(page)).toBe(true);
});
