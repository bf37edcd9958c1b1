import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { AssistantPanel } from '../support/assistant-panel';
import { breakErrorScreen, breakPanel, breakShell } from '../support/broken-parts';
import { test } from '../support/test';

/** What a tab holds of who is signed in, so that an error is told. */
async function keepProfile(page: Page): Promise<void> {
  const profile = await (await page.request.get('/api/Users/profile')).json();
  await page.addInitScript((kept) => sessionStorage.setItem('profile', JSON.stringify(kept)), profile);
}

const told = (page: Page, text: string) =>
  page.waitForRequest((one) => one.url().endsWith('/publico') && `${one.postDataJSON().error}`.includes(text));

test('parts of the shell that break leave the page standing, and are tried again', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(...['toasts', 'menu', 'profile'].map((part) => new RegExp(`broken part: ${part}`)));
  await signIn('admin');
  await page.addInitScript(() => sessionStorage.setItem('profile', '{"accessToken":"broken"}'));
  await page.addInitScript(breakShell);
  await page.goto('/en/adm/courses/MT');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed beside broken parts');
  const header = page.getByRole('alert').filter({ hasText: 'This part of the page failed. The rest still works.' });
  await expect(header).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.arePartsWhole = true;
  });
  await header.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible();
  await expect(name).toHaveValue('Typed beside broken parts');
});

test('an assistant that breaks is told, leaves the page standing, and opens when it is tried again @phone', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/broken part: panel/);
  await signIn('instrutor');
  await keepProfile(page);
  await page.addInitScript(breakPanel);
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  const report = told(page, 'broken part: panel');
  await panel.opener().click();
  await report;
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir o assistente.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.arePartsWhole = true;
  });
  await notice.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(panel.field).toBeEnabled({ timeout: 15_000 });
  await expect(notice).toHaveCount(0);
});

test('where the error screen breaks too, the same screen stands in a document of its own, in the page’s language', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/broken/);
  await signIn('admin');
  await keepProfile(page);
  await page.addInitScript(breakErrorScreen);
  await page.addInitScript(() => localStorage.setItem('theme', '"dark"'));
  const report = told(page, 'broken part: error screen');
  await page.goto('/en/adm/courses/MT');
  await report;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A temporary error occurred in your access');
  await expect(page.getByRole('button', { name: 'Clear the cache' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en/adm');
});
