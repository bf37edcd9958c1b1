import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { links } from '@/lib/links';
import { demoPassword } from '@/prisma/seed/people';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';
import { weight } from './first-load';

/** What every page brings by itself once it stands: the live line, what waits to be sent, the toasts. */
const settlesMs = 3000;

/** Scripts and sheets that opening the assistant on a page brings, gzip -9, until somebody can write. */
export async function panelBytes(url: string, login: string, path: string): Promise<number> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url + links.login());
    await page.locator('#username').fill(login);
    await page.locator('#password').fill(demoPassword);
    await page.locator('#password').press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith(links.login()));
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await wait(settlesMs);
    // Weighed afterwards by their addresses: a body that is still asked for when the browser goes is an error.
    const addresses = new Set<string>();
    page.on('request', (request) => {
      if (/\/_next\/static\/.+\.(js|css)$/.test(request.url())) addresses.add(request.url());
    });
    await page.locator('.assistant-opener.in-header').click();
    await page.locator('.ai-panel .ai-field:not([aria-disabled="true"])').waitFor();
    await page.waitForLoadState('networkidle');
    return (await Promise.all([...addresses].map(weight))).reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await browser.close();
  }
}
