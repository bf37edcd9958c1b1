import { expect } from '@playwright/test';
import { tipos } from '@/lib/access/actor';
import { areaPaths, areas, mayEnter } from '@/lib/access/areas';
import { test } from '../support/test';

/** The table walked by a real browser: what stands in the address when every redirect has been followed. */
for (const visitor of [null, ...tipos]) {
  test(`${visitor ?? 'a stranger'} gets into each area or is told why not`, async ({ page, context, sessionOf }) => {
    if (visitor) await context.addCookies(await sessionOf(visitor));
    for (const area of areaPaths) {
      await page.goto(area, { waitUntil: 'commit' });
      const at = new URL(page.url());
      if (visitor && mayEnter(visitor, area)) {
        expect(at.pathname === area || at.pathname.startsWith(`${area}/`), `${area} led to ${at.pathname}`).toBe(true);
      } else {
        const reason = visitor ? 'not-allowed' : 'not-authenticated';
        expect(`${at.pathname}${at.search}`).toBe(`${areas[area].face}?${new URLSearchParams({ reason, from: area })}`);
      }
    }
  });
}
