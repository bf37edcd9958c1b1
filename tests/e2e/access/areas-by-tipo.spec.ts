import { expect } from '@playwright/test';
import { tipos } from '@/lib/access/actor';
import { areaPaths, areas, homes, mayEnter } from '@/lib/access/areas';
import { test } from '../support/test';

/** The table walked by a real browser: what stands in the address when every redirect has been followed. */
for (const visitor of [null, ...tipos]) {
  test(`${visitor ?? 'a stranger'} gets into each area or is told why not`, async ({ page, context, sessionOf }) => {
    if (visitor) await context.addCookies(await sessionOf(visitor));
    for (const area of areaPaths) {
      await page.goto(area, { waitUntil: 'commit' });
      const at = new URL(page.url());
      if (visitor && mayEnter(visitor, area)) {
        // The reports of each tipo have an address of their own; who has none goes home.
        expect([area, homes[visitor]]).toContain(at.pathname);
      } else {
        const reason = visitor ? 'not-allowed' : 'not-authenticated';
        expect(`${at.pathname}${at.search}`).toBe(`${areas[area].face}?${new URLSearchParams({ reason, from: area })}`);
      }
    }
  });
}
