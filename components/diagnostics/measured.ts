import type * as z from 'zod/mini';
import { call } from '@/lib/platform/browser/call';
import { diagnosticsOp } from '@/lib/upkeep/contract/diagnostics';
import type { Diagnostics } from '@/lib/upkeep/schemas/diagnostics';

export type Measured = z.infer<typeof Diagnostics> & {
  /** From asking to the whole answer, in milliseconds. */
  latencyMs: number;
  /** Service workers that stand between the page and the line, and stores they keep. */
  workers: number;
  caches: number;
};

export async function measured(): Promise<Measured> {
  const started = performance.now();
  const answer = await call(diagnosticsOp, {});
  const latencyMs = Math.round(performance.now() - started);
  return { ...answer, latencyMs, workers: await workerCount(), caches: await cacheCount() };
}

/** Both are missing where a school opens the product by plain http. */
async function workerCount(): Promise<number> {
  return 'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0;
}

async function cacheCount(): Promise<number> {
  return 'caches' in window ? (await caches.keys()).length : 0;
}
