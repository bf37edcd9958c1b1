import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** No violation in light or dark, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Looked at again: a colour that is still on its way to the other scheme has no contrast of its own.
    await expect(async () => expect(await violations(page, colorScheme), `axe, ${colorScheme}`).toEqual([])).toPass({
      timeout: 20_000,
    });
  }
  await expectFits(page);
}

/** Only colours differ between the two schemes. */
function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  return page.evaluate(
    async (rules) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    colorScheme === 'dark' && ['color-contrast'],
  );
}

/** The page is no wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, 'pixels from left to right').toBeLessThanOrEqual(window);
}
