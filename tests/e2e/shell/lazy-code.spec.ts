import { type BrowserContext, expect, type Page } from '@playwright/test';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

const chunkPath = /\/_next\/static\/chunks\/[^"'\\ ]+?\.js/g;

/** The chunks that a page brings and another does not. */
async function chunksOf(context: BrowserContext, path: string, without: string): Promise<Set<string>> {
  const [here = '', there = ''] = await Promise.all(
    [path, without].map(async (address) => (await context.request.get(address)).text()),
  );
  const known = new Set(there.match(chunkPath));
  return new Set((here.match(chunkPath) ?? []).filter((chunk) => !known.has(chunk)));
}

/** Refuses scripts as long as `refuses` says so of their path and of how often it was refused; counts the refusals. */
async function blockScripts(page: Page, refuses: (path: string, refused: number) => boolean, status?: number) {
  const refused = new Map<string, number>();
  await page.route('**/_next/static/chunks/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const count = refused.get(path) ?? 0;
    if (!refuses(path, count)) return route.continue();
    refused.set(path, count + 1);
    return status ? route.fulfill({ status, body: '' }) : route.abort();
  });
  return () => Math.max(0, ...refused.values());
}

/** What comes by itself after the page: who is signed in, and the library of the toasts. */
async function everythingElseCame(page: Page): Promise<void> {
  await profileKept(page);
  await expect(page.locator('.toast-layer section')).toBeAttached();
}

test('a part that does not come is tried three times, a second apart', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource/);
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await everythingElseCame(page);
  // Each of ours is two of the bundler's.
  const refused = await blockScripts(page, (_, count) => count < 4);
  const begun = Date.now();
  await page.getByLabel('Código').fill('MT');
  await expect(page.getByText('Já existe um curso com este código')).toBeVisible();
  expect(refused()).toBe(4);
  expect(Date.now() - begun).toBeGreaterThan(2000);
});

test('a form stays whole without a part that never comes', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource/);
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await everythingElseCame(page);
  const refused = await blockScripts(page, () => true);
  await page.getByLabel('Código').fill('MT');
  await expect.poll(refused).toBe(6);
  await expect(page.getByLabel('Código')).toHaveValue('MT');
  expect(refused()).toBe(6);
});

test('a screen whose code is gone is loaded anew, as after a new version', async ({
  page,
  context,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/, /Failed to load chunk/);
  await signIn('admin');
  const chunks = await chunksOf(context, '/adm/courses/new', '/adm');
  const refused = await blockScripts(page, (path, count) => chunks.has(path) && count < 2, 404);
  await page.goto('/adm');
  await page.getByRole('link', { name: 'Novo curso' }).click();
  await expect(page.getByLabel('Código')).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/adm/courses/new');
  expect(refused()).toBeGreaterThan(0);
});
