import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

/** The packed one: every page reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a narrow screen changes: the size of what a finger hits, and what lost its name because its words are hidden. */
const phoneRules = ['target-size', 'link-name', 'button-name', 'label', 'aria-hidden-focus', 'meta-viewport'];

/**
 * No violation in light or dark; on a phone what changes there, of a test that looks at a desk as well. Never any sideways
 * scrolling.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { project, tags } = test.info();
  const isAtDeskToo = project.name === 'phone' && !tags.includes('@only-phone');
  if (isAtDeskToo) await expectNothingFound(page, phoneRules);
  else await expectNothingFoundInBothSchemes(page);
  await expectFits(page);
}

/** What another language changes: that it is said which one, what things are called, and whether the words fit. */
export async function expectWordsAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await expectNothingFound(page, ['html-has-lang', 'html-lang-valid', 'valid-lang', ...phoneRules]);
  await expectFits(page);
}

const sizes = {
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
};

/** All of it in one visit, which begins and ends on a phone. */
export async function expectAccessibleAtEverySize(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, phoneRules);
  await expectFits(page);
  await page.setViewportSize(sizes.tablet);
  await expectFits(page);
  await page.setViewportSize(sizes.desk);
  await expectNothingFoundInBothSchemes(page);
  await expectFits(page);
  await page.setViewportSize(sizes.phone);
}

async function expectNothingFoundInBothSchemes(page: Page): Promise<void> {
  await expectNothingFound(page);
  // Only colours differ between the two schemes.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, ['color-contrast']);
}

/** Looked at again: a colour that is still on its way to the other scheme has no contrast of its own. */
function expectNothingFound(page: Page, rules?: string[]): Promise<void> {
  const message = `axe on ${page.url()}: ${rules ?? 'every rule'}`;
  return expect(async () => expect(await violations(page, rules), message).toEqual([])).toPass({ timeout: 60_000 });
}

function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, rules);
}

/** The page is no wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `pixels from left to right on ${page.url()}`).toBeLessThanOrEqual(window);
}
