import { expect } from '@playwright/test';
import { areaPaths, areas, homes, mayEnter } from '@/lib/access/areas';
import { test } from '../support/test';

/** One visitor follows every redirect in a real browser; the whole table is held by page-by-tipo.http.spec.ts. */
test('a facilitator gets into each area or is told why not', async ({ page, signIn }) => {
  await signIn('instrutor');
  for (const area of areaPaths) {
    await page.goto(area, { waitUntil: 'commit' });
    const { pathname, search } = new URL(page.url());
    if (mayEnter('instrutor', area)) {
      // The reports of each tipo have an address of their own; who has none goes home.
      expect([area, homes.instrutor]).toContain(pathname);
    } else {
      expect(pathname + search).toBe(
        `${areas[area].face}?${new URLSearchParams({ reason: 'not-allowed', from: area })}`,
      );
    }
  }
});
