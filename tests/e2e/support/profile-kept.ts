import { expect, type Page } from '@playwright/test';

/** The tab has asked who is signed in: what the test does to the session from now on meets no question on its way. */
export async function profileKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('profile'))).not.toBeNull();
}
