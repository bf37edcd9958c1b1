import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { shellsKept } from '../support/kept-on-device';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** What the browser says of a page that its worker answers. */
const notArrived = /status of 503|ERR_INTERNET_DISCONNECTED/;

async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done));
  });
}

/** All that the browser keeps for us beside its own memory of files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const asksItself = workers.map(async ({ navigationPreload }) => (await navigationPreload.getState()).enabled);
    return {
      caches: await caches.keys(),
      scopes: workers.map(({ scope }) => new URL(scope).pathname),
      browserAsksItself: await Promise.all(asksItself),
    };
  });

test('without a line a page of ours says so, and tries again by itself @phone', async ({
  page,
  context,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(notArrived);
  await signIn('aluno');
  await page.goto('/student');
  await profileKept(page);
  await workerReady(page);
  await shellsKept(page, '/kept/run', '/kept/student');
  // What comes last by itself is there: a file that the cut meets on its way is a word in the console.
  await expect(page.locator('.toast-layer section')).toBeAttached();
  await context.setOffline(true);
  await page.goto('/en/course');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection to the school');
  await page.goto('/my-data');
  await expect(page).toHaveTitle('Sem conexão com a escola');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão com a escola');
  // The line is back: the page that was wanted comes by itself.
  await context.setOffline(false);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page).toHaveURL('/my-data');
  expect(await kept(page)).toEqual({
    caches: [expect.stringMatching(/^shells-/)],
    scopes: ['/'],
    browserAsksItself: [true],
  });
  // What "Limpar o cache" of the error screens does; the next page brings the worker back.
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await page.goto('/student');
  await workerReady(page);
});
