import type { Page } from '@playwright/test';

/** Requests of this address wait until they are let go. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
