import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** The tabs that have opened a stream. */
function listenersOf(context: BrowserContext): Set<Page> {
  const tabs = new Set<Page>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') tabs.add(request.frame().page());
  });
  return tabs;
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

async function openList(page: Page, search: string): Promise<void> {
  await page.goto(`/adm/courses?q=${search}`);
}

test('a list shows what somebody else saves, in every tab, over one line for them all', async ({
  page,
  context,
  signIn,
  courses,
}) => {
  const listeners = listenersOf(context);
  await signIn('admin');
  const first = await courses.create();
  const search = first.codigo;
  await openList(page, search);
  await expect.poll(() => listeners.has(page)).toBe(true);
  const other = await context.newPage();
  await openList(other, search);
  // It stands in line to lead: from then on it listens by the first tab.
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await courses.change(first, { nome: 'Robótica de hoje' });
  for (const tab of [page, other]) await expect(row(tab, 'Robótica de hoje')).toBeVisible();
  expect(listeners.has(other)).toBe(false);

  await page.close();
  await expect.poll(() => listeners.has(other)).toBe(true);
  await courses.change({ ...first, nome: 'Robótica de hoje' }, { nome: 'Robótica de amanhã' });
  await expect(row(other, 'Robótica de amanhã')).toBeVisible();
});

test('a list whose line carries no stream asks now and then', async ({ page, signIn, courses, consoleWatch }) => {
  consoleWatch.expect(/ERR_FAILED/);
  let asked = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/live/events') asked += 1;
  });
  await page.clock.install();
  await signIn('admin');
  const course = await courses.create();
  await page.route(/\/api\/live\?/, (route) => route.abort());
  await openList(page, course.codigo);
  // Its patience is that of a minute; the page's clock has it pass in a moment.
  const askedAgain = async (before: number) => {
    await expect(async () => {
      await page.clock.runFor(5000);
      expect(asked).toBeGreaterThan(before);
    }).toPass();
  };
  await askedAgain(0);
  await courses.change(course, { nome: 'Mesmo assim' });
  await askedAgain(asked);
  await expect(row(page, 'Mesmo assim')).toBeVisible();
});

test('what was saved while the page was on its way is shown', async ({ page, signIn, courses }) => {
  await signIn('admin');
  const course = await courses.create();
  await openList(page, course.codigo);
  // Before the script listens, a second after the page.
  await courses.change(course, { nome: 'Depressa' });
  await expect(row(page, 'Depressa')).toBeVisible();
});
