import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation in light or dark, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    // Only colours differ between the two.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    // Looked at again: a colour that is still on its way to the other scheme has no contrast of its own.
    await expect(async () => {
      const { violations } = await axe.analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found, `axe, ${colorScheme}`).toEqual([]);
    }).toPass({ timeout: 12_000 });
  }
  await expectFits(page);
}

/** The page is no wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, 'pixels from left to right').toBeLessThanOrEqual(window);
}
