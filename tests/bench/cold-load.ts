import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';
import { onSchoolLine } from '@/tests/support/school-line';
import { median } from './load';

export type ColdLoad = { readonly largestPaintMs: number; readonly loadMs: number; readonly bytes: number };

/** A pupil's old phone (issue 2, section 5). */
const slowerCpu = 4;
const rounds = 5;

/** First visits with an empty cache, bare and measured in turn. */
export async function compareColdLoads(
  bare: string,
  measured: string,
): Promise<{ bare: ColdLoad; measured: ColdLoad }> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (const url of [bare, measured]) await visit(url);
    const loads: [ColdLoad, ColdLoad][] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push([await coldLoad(browser, bare), await coldLoad(browser, measured)]);
    }
    return { bare: middle(loads.map(([load]) => load)), measured: middle(loads.map(([, load]) => load)) };
  } finally {
    await browser.close();
  }
}

/** Pages are made, then packed, when first opened: what is measured is a reader's first visit, not the page's. */
async function visit(url: string): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await (await fetch(url)).text();
    await wait(500);
  }
}

async function coldLoad(browser: Browser, url: string): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const bytes = await atSchool(page);
    await emptyCache(page);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
    const times = await page.evaluate(paintTimes);
    // Scripts that are only fetched ahead come after the load, and weigh as much.
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    return { ...times, bytes: bytes() };
  } finally {
    await context.close();
  }
}

/** The line and the phone; says how many bytes have come. */
export async function atSchool(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return onSchoolLine(page);
}

async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** In the browser: the last of the largest paints, and the end of the load event. */
async function paintTimes(): Promise<{ largestPaintMs: number; loadMs: number }> {
  const largestPaintMs = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { largestPaintMs, loadMs: navigation?.loadEventStart ?? Number.NaN };
}

function middle(loads: readonly ColdLoad[]): ColdLoad {
  return {
    largestPaintMs: median(loads.map(({ largestPaintMs }) => largestPaintMs)),
    loadMs: median(loads.map(({ loadMs }) => loadMs)),
    bytes: median(loads.map(({ bytes }) => bytes)),
  };
}
