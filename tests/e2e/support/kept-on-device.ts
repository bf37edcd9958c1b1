import { expect, type Page } from '@playwright/test';

type Pack = { classId: string; className: string; lesson: { number: number; name: string }; kind: 'desk' | 'seat' };

/** The worker holds these shells: the line may be cut. */
export async function shellsKept(page: Page, ...addresses: string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const found = await Promise.all(wanted.map((address) => caches.match(address)));
        return found.filter(Boolean).length;
      }, addresses),
    )
    .toBe(addresses.length);
}

/** As a signed-in page keeps it, for whoever is here, and nothing beside it. */
export async function storePack(page: Page, pack: Pack, keptAt: number): Promise<void> {
  await page.evaluate(
    ([given, at]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('classroom');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction('packs', 'readwrite');
          const person = document.body.dataset.person;
          transaction.objectStore('packs').clear();
          transaction.objectStore('packs').put({ ...given, person, content: null, keptAt: at });
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    [pack, keptAt] as const,
  );
}

/** What this device keeps of the lessons of whoever is here. */
export function keptPacks(page: Page): Promise<{ classId: string; content: unknown; keptAt: number }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('classroom');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('packs').objectStore('packs').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
          all.onerror = () => reject(all.error);
        };
      }),
  );
}

/** All that the caches of this browser hold, as text. */
export function cachedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const box = await caches.open(name);
      for (const request of await box.keys()) texts.push(`${request.url} ${await (await box.match(request))?.text()}`);
    }
    return texts;
  });
}

type KeptTestAnswer = { attemptId: string; questionId: string; seq: number; value: unknown; state: string };

/** All answers of tests that this device keeps, whosever they are. */
export function keptTestAnswers(page: Page): Promise<KeptTestAnswer[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('tests');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('answers').objectStore('answers').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
          all.onerror = () => reject(all.error);
        };
      }),
  );
}
