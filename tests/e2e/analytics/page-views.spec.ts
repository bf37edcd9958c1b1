import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** How many beacons have left; their bodies are shown to no test, so the rows are asked for. */
function beaconsOf(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bigquery/logPageView')) sent += 1;
  });
  return () => sent;
}

test('a page is counted 5 seconds after one came to it, for the person of the session', async ({
  page,
  newSession,
  context,
  database,
}) => {
  const beacons = beaconsOf(page);
  await page.clock.install();
  await context.addCookies(await newSession('instrutor'));
  await page.goto('/en/facilitator?q=ana');
  await page.clock.runFor(2000);
  expect(beacons()).toBe(0);
  const sent = page.waitForResponse('**/api/bigquery/logPageView');
  await page.clock.runFor(3500);
  expect((await sent).status()).toBe(200);
  const { rows } = await database.query(
    `SELECT a.login, v.profile, v.school_id = a.school_id AS own, v.title FROM page_views v
       JOIN accounts a ON a.id = v.user_id WHERE v.page = '/en/facilitator' ORDER BY v.at DESC LIMIT 1`,
  );
  const title = await page.title();
  expect(rows).toEqual([{ login: 'instrutor', profile: 'instrutor', own: true, title }]);
  expect(await page.evaluate(() => sessionStorage.getItem('lastPage'))).toBe('/en/facilitator');

  await page.reload();
  await page.clock.runFor(6000);
  expect(beacons(), 'the same page again').toBe(1);
  const { rows: logins } = await database.query(
    `SELECT e.login_tipo FROM login_events e JOIN accounts a ON a.id = e.user_id WHERE a.login = 'instrutor' LIMIT 1`,
  );
  expect(logins).toEqual([{ login_tipo: 'direct' }]);
});

test('moving inside the product is counted once one stays, and the fragment is part of the page', async ({
  page,
  signIn,
}) => {
  const beacons = beaconsOf(page);
  const last = () => page.evaluate(() => sessionStorage.getItem('lastPage'));
  await page.clock.install();
  await signIn('admin');
  await page.goto('/adm');
  // The clock also goes on by itself: far from five seconds, so that a slow machine counts nothing either.
  await page.clock.runFor(1000);
  await page.getByRole('link', { name: 'Tarefas automáticas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarefas automáticas');
  await page.clock.runFor(1000);
  expect(beacons()).toBe(0);
  await page.clock.runFor(5000);
  await expect.poll(beacons).toBe(1);
  expect(await last()).toBe('/adm/jobs');
  await page.evaluate(() => {
    location.hash = '#/list';
  });
  await page.clock.runFor(6000);
  await expect.poll(beacons).toBe(2);
  expect(await last()).toBe('/adm/jobs#/list');
});

test('an open page counts its visitor without a mark, by less than 1 KB of script', async ({ page, database }) => {
  await page.clock.install();
  await page.goto('/en/course/MT#visitor');
  const bytes = await page.evaluate(
    () => [...document.scripts].find(({ text }) => text.includes('logPageView'))?.outerHTML.length,
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(1024);
  const sent = page.waitForResponse('**/api/bigquery/logPageView');
  await page.clock.runFor(5100);
  await sent;
  const { rows } = await database.query(`SELECT user_id, profile FROM page_views WHERE page = '/en/course/MT#visitor'`);
  expect(rows[0]).toEqual({ user_id: null, profile: null });
});
