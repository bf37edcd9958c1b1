import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';
import { atSchool } from './cold-load';

/** What each further page of one visit brings over the line, the browser's cache in use, by clicking its link. */
export async function furtherPages(
  url: string,
  start: string,
  paths: readonly string[],
): Promise<{ path: string; bytes: number }[]> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const bytes = await atSchool(page);
    await page.goto(url + start, { waitUntil: 'networkidle', timeout: 60_000 });
    const pages: { path: string; bytes: number }[] = [];
    for (const path of paths) {
      const before = bytes();
      await page.locator(`a[href="${path}"]`).first().click();
      await page.waitForURL(url + path);
      await page.waitForLoadState('networkidle');
      pages.push({ path, bytes: bytes() - before });
    }
    return pages;
  } finally {
    await browser.close();
  }
}
