import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { type CutLine, startCutLine } from '../support/cut-line';
import { cachedTexts, keptPacks, shellsKept, storePack } from '../support/kept-on-device';
import { test as base } from '../support/test';

const test = base.extend<{ line: CutLine }>({
  line: async ({ origin }, use) => {
    const line = await startCutLine(origin);
    await use(line);
    await line.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

/** What a browser says of a line that is cut; what the router says of it before it loads a page whole. */
const cut = /ERR_(EMPTY_RESPONSE|CONNECTION_\w+|FAILED|ABORTED)|Failed to (fetch|load)|net::|the line/i;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a lesson opens by its shell while the line is cut, in the language of the page, and again after a reload @phone', async ({
  page,
  line,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.allow(cut);
  consoleWatch.expect(/Executing inline script violates/);
  await signIn('instrutor');
  await page.goto(`${line.origin}/en/facilitator`);
  await shellsKept(page, '/en/kept/run');
  await page.goto(`${line.origin}/run`);
  await shellsKept(page, '/kept/run');
  const lesson = { number: 8, name: 'Uma fila dentro do programa' };
  // What the lesson itself keeps comes first, and would come between.
  await expect.poll(async () => (await keptPacks(page)).length).toBe(1);
  await storePack(page, { classId: 'a', className: '7º A', lesson, kind: 'desk' }, Date.now());
  line.become('cut');
  await page.goto(`${line.origin}/run/class/1`);
  await expect(heading(page)).toHaveText('Sem conexão com a escola');
  await expect(page.getByRole('listitem')).toHaveText(/^7º AAula 8 · Uma fila dentro do programadados de \d\d:\d\d$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: '7º A' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${line.origin}/en/run`);
  await expect(heading(page)).toHaveText('No connection to the school');
  await expect(page.getByText(/^data from/)).toBeVisible();
  // An inline script that is not of the shell does not run.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.injected = "yes"';
    document.body.append(script);
    return document.body.dataset.injected;
  });
  expect(ran).toBeUndefined();
  // The line is back: the page that was wanted comes.
  line.become('open');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).not.toHaveText('No connection to the school');
  const person = await page.evaluate(() => String(document.body.dataset.person));
  const name = 'Marta';
  expect((await cachedTexts(page)).filter((text) => text.includes(person) || text.includes(name))).toEqual([]);
});

test('a link on a line that answers nothing leads to the shell within seconds, and who then signs out is gone at once', async ({
  page,
  context,
  line,
  newSession,
  origin,
  playwright,
  consoleWatch,
}) => {
  consoleWatch.allow(cut);
  const cookies = await newSession('aluno');
  await context.addCookies(cookies);
  const elsewhere = await context.newPage();
  for (const tab of [page, elsewhere]) await tab.goto(`${line.origin}/my-data`);
  await shellsKept(page, '/kept/run', '/kept/student');
  // What a line that is no more than slow did not bring in time, the shell of the tests asks for by itself.
  const told = elsewhere.waitForResponse('**/api/provas/mine');
  await elsewhere.goto(`${line.origin}/kept/onlinetest`);
  expect((await told).status()).toBe(200);
  await elsewhere.goto(`${line.origin}/my-data`);
  const lesson = { number: 8, name: 'Uma fila' };
  await storePack(page, { classId: 'a', className: '7º A', lesson, kind: 'seat' }, Date.now());
  line.become('silent');
  await page.getByRole('link', { name: 'Escola de Computação' }).click();
  await expect(page.getByRole('heading', { name: '7º A' })).toBeVisible({ timeout: 4500 });
  line.become('cut');
  await elsewhere.getByRole('button', { name: /^Minha conta/ }).click();
  await elsewhere.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByText('Nada está guardado neste aparelho.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nada está guardado neste aparelho.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  // The line is back, and the cookie of the session with it: it opens nothing, and ends.
  await page.goto(`${origin}/student`);
  await expect(page).toHaveURL(/\/login\?reason=not-authenticated/);
  const copy = await playwright.request.newContext({ baseURL: origin, storageState: { cookies, origins: [] } });
  await expect.poll(async () => (await copy.get('/api/Users/profile')).status()).toBe(401);
  await copy.dispose();
});
