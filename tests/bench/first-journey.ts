import { chromium } from '@playwright/test';
import { links } from '@/lib/links';
import { demoPassword } from '@/prisma/seed/people';
import { step } from '@/scripts/terminal/steps';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';
import { coldLargestPaintMsMax, journeyKilobytesMax } from './budgets';
import { atSchool, compareColdLoads } from './cold-load';
import type { Figure } from './figures';

/** The sign-in screen as a child first meets it, and all that comes until the own home stands there. */
export async function journeyFigures(url: string, login: string): Promise<Figure[]> {
  const cold = await step('Cold sign-in at 400 kbit/s', () =>
    compareColdLoads(`${url}/bench/dynamic`, url + links.login()),
  );
  const { signIn, whole } = await step('Signing in for the first time', () => firstJourney(url, login));
  return [
    {
      name: 'cold sign-in: largest paint, s',
      value: cold.measured.largestPaintMs / 1000,
      atMost: coldLargestPaintMsMax / 1000,
      told: `${cold.measured.largestPaintMs.toFixed(0)} / ${cold.bare.largestPaintMs.toFixed(0)} ms`,
    },
    {
      name: 'first journey, sign-in and home, KB',
      value: whole / 1024,
      atMost: journeyKilobytesMax,
      told: `${(signIn / 1024).toFixed(0)} KB of it the sign-in screen`,
    },
  ];
}

/** Bytes over the line. The form is sent by its own button, and what comes by itself after the home counts too. */
async function firstJourney(url: string, login: string): Promise<{ signIn: number; whole: number }> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const bytes = await atSchool(page);
    await page.goto(url + links.login(), { waitUntil: 'load', timeout: 60_000 });
    const signIn = bytes();
    await page.locator('#username').fill(login);
    await page.locator('#password').fill(demoPassword);
    await page.locator('#password').press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith(links.login()), { timeout: 60_000 });
    await page.locator('.toast-layer section').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { signIn, whole: bytes() };
  } finally {
    await browser.close();
  }
}
