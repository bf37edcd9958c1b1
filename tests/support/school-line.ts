import type { Page } from '@playwright/test';

/** A school's line (issue 2, section 5). */
const line = { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400, offline: false };

/** Puts the page on a school's line; says how many bytes have come over it. */
export async function onSchoolLine(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  return () => bytes;
}
