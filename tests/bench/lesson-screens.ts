import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { links } from '@/lib/links';
import { step } from '@/scripts/terminal/steps';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';
import { classOfDemoLessons } from '@/tests/support/class-of-demo-lessons';
import { lessonScreenMax, ratios } from './budgets';
import { atSchool } from './cold-load';
import { type CountedLine, startCountedLine } from './counted-line';
import type { Figure } from './figures';
import { besideFigure, compare, median, type Target } from './load';
import { framedDynamic } from './targets';

const home = '/student';
const rounds = 3;
/** What comes by itself after a page stands: parts of it, the live line, the next lesson. */
const settlesMs = 9000;

/** A page of a lesson, whose it is, and what a finger touches there first. */
type Screen = { readonly name: string; readonly path: string; readonly cookie: string; readonly touched: string };
type Visit = { readonly paintedMs: number; readonly awakeMs: number; readonly bytes: number };

/** Issue 18: the screens of a lesson under way on a school's line and an old phone, and a student's home under load. */
export async function lessonScreenFigures(url: string, bare: Target): Promise<Figure[]> {
  const room = await step('A class in lesson', lessonUnderWay);
  const figures: Figure[] = [];
  for (const screen of room.screens) {
    const { first, again } = await step(screen.name, () => visits(url, screen));
    figures.push(...figuresOf(screen.name, first, again));
  }
  const headers = { 'sec-fetch-site': 'same-origin', cookie: room.pupil };
  const target = { name: '/student', url: url + home, headers, proof: room.className };
  const name = '/student / bare dynamic page';
  const load = await step(name, () => compare(bare, target));
  const told = `${load.measured.toFixed(0)} / ${load.bare.toFixed(0)} requests/s`;
  figures.push({ name, value: load.ratio, ...ratios.studentHome, told });
  return [...figures, await besideFigure(framedDynamic(url, home, headers), target)];
}

async function lessonUnderWay() {
  const { id: classId, teacher, pupils, moduleName } = await classOfDemoLessons();
  await startLesson(teacher.actor, { classId, number: 1, at: new Date().toISOString() });
  const pupil = String(pupils[0]?.cookie);
  const screens: Screen[] = [
    { name: '/student', path: home, cookie: pupil, touched: 'main a[href*="/run"]' },
    { name: '/run, a student’s', path: links.run(), cookie: pupil, touched: 'input[type="range"]' },
    { name: '/run, a facilitator’s', path: links.run(), cookie: teacher.cookie, touched: '[role="tab"]' },
  ];
  return { screens, pupil, className: moduleName };
}

function figuresOf(name: string, first: Visit, again: number): Figure[] {
  const { paintedMs, awakeMs, bytes } = first;
  const max = lessonScreenMax;
  return [
    { name: `${name}: painted, s`, value: paintedMs / 1000, atMost: max.paintedSeconds, told: 'first visit' },
    { name: `${name}: takes taps, s`, value: awakeMs / 1000, atMost: max.awakeSeconds, told: 'first visit' },
    {
      name: `${name}: first visit, KB`,
      value: bytes / 1024,
      atMost: max.firstKilobytes,
      told: 'all that the page fetches',
    },
    {
      name: `${name}: again that day, KB`,
      value: again / 1024,
      atMost: max.againKilobytes,
      told: 'over the line, what the worker asks for as well',
    },
  ];
}

/** First visits from nothing, and one more that day by a browser that had closed. */
async function visits(url: string, screen: Screen): Promise<{ first: Visit; again: number }> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM_PATH.');
  const line = await startCountedLine(url);
  const args = [...chromiumArguments, `--host-resolver-rules=MAP ${new URL(url).host} localhost:${line.port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const firsts: Visit[] = [];
    const agains: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const [name = '', value = ''] = screen.cookie.split('=');
      await context.addCookies([{ name, value, url }]);
      firsts.push(await firstVisit(context, url, screen));
      agains.push(await secondVisit(context, url, { screen, line }));
      await context.close();
    }
    const of = (key: keyof Visit) => median(firsts.map((visit) => visit[key]));
    return { first: { paintedMs: of('paintedMs'), awakeMs: of('awakeMs'), bytes: of('bytes') }, again: median(agains) };
  } finally {
    await browser.close();
    line.stop();
  }
}

async function firstVisit(context: BrowserContext, url: string, { path, touched }: Screen): Promise<Visit> {
  const page = await context.newPage();
  const bytes = await atSchool(page);
  await page.goto(url + path, { waitUntil: 'commit', timeout: 60_000 });
  const awakeMs = await takesTaps(page, touched);
  await wait(settlesMs);
  const paintedMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const found = { paintedMs, awakeMs, bytes: bytes() };
  await shellKept(page);
  await page.close();
  return found;
}

async function secondVisit(
  context: BrowserContext,
  url: string,
  { screen, line }: { screen: Screen; line: CountedLine },
): Promise<number> {
  const before = line.bytes();
  const page = await context.newPage();
  await page.goto(url + screen.path, { timeout: 60_000 });
  await wait(settlesMs);
  return line.bytes() - before;
}

/** When what is touched first has its handlers. */
export async function takesTaps(page: Page, touched: string): Promise<number> {
  const since = await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')) &&
      performance.now(),
    touched,
    { polling: 20, timeout: 60_000 },
  );
  return Number(await since.jsonValue());
}

async function shellKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => Boolean(await caches.match('/kept/run')), undefined, { timeout: 60_000 });
  await wait(1000);
}
