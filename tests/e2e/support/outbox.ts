import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export type Tap = { operation: string; input: Record<string, unknown>; label: string };

/** As `queueTap` keeps it; the screens of a class have taps of their own, this is the outbox's errand on any page. */
export async function keepTaps(page: Page, taps: readonly Tap[]): Promise<void> {
  const keyed = taps.map((tap) => ({ ...tap, key: randomUUID() }));
  await page.evaluate(async (items) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outbox');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const item of items) {
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('items', 'readwrite', { durability: 'strict' });
        transaction.objectStore('items').add({ ...item, person: document.body.dataset.person, at: Date.now() });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
    }
    database.close();
    const tabs = new BroadcastChannel('outbox');
    tabs.postMessage({});
    tabs.close();
  }, keyed);
}

/** The page has its outbox: the host brings it once the page stands. */
export async function outboxReady(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain('outbox');
}

/** All is answered and taken over. What the server has stored may still be on its way back to the device. */
export async function outboxEmpty(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open('outbox');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const items = request.result.transaction('items').objectStore('items').count();
            items.onsuccess = () => {
              request.result.close();
              resolve(items.result);
            };
            items.onerror = () => reject(items.error);
          };
        }),
    );
  await expect.poll(count).toBe(0);
}
