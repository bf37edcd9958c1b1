import { expect, type Page } from '@playwright/test';
import { onSchoolLine } from '@/tests/support/school-line';
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

/** Of all that comes when an open page is only read on a school's line (issue 16). */
const readBytesMax = 45 * 1024;

/** To its last line, as somebody does who has time. */
async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
  }
  await page.getByRole('contentinfo').getByText('Computação para').click();
  await page.clock.runFor(60_000);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
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
  // On a phone the button stands at the page's end: going back there by itself would be a sign of a reader.
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  expect(await isAwake(page)).toBe(false);
  // As of a switch or a voice.
  await colours(page, 'Cores: claras').dispatchEvent('click');
  await expect(colours(page, 'Cores: escuras')).toBeVisible();
});

for (const path of ['/', '/course @phone', '/lesson/MT/MA1/1/MA1-02']) {
  test(`a touch alone brings scripts on a school's line: ${path}`, async ({ page }) => {
    const bytes = await onSchoolLine(page);
    await openAsleep(page, path.split(' ', 1)[0] ?? path);
    await readToTheEnd(page);
    expect(bytes()).toBeLessThanOrEqual(readBytesMax);
    expect(await isAwake(page)).toBe(false);
    await colours(page, 'Cores: como no aparelho').press('Enter');
    await expect(colours(page, 'Cores: claras')).toBeVisible({ timeout: 15_000 });
  });
}

test("on a school's line what is typed into a form stays and is answered", async ({ page }) => {
  await onSchoolLine(page);
  await openAsleep(page, '/knowledgebase');
  expect(await isAwake(page)).toBe(false);
  await page.getByRole('searchbox').pressSequentially('servomotor');
  await expect.poll(() => isAwake(page), { timeout: 15_000 }).toBe(true);
  await page.clock.runFor(1000);
  await expect(page.getByRole('searchbox')).toHaveValue('servomotor');
  await expect(page.getByRole('status')).toHaveText(/resultado/, { timeout: 15_000 });
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
