import { vi } from 'vitest';

/** A server that hangs is given up in the time of a test, by the same code. */
vi.mock('@/lib/platform/ai/waits', async (original) => ({
  ...(await original<typeof import('@/lib/platform/ai/waits')>()),
  usualWaits: {
    connectMs: 2000,
    firstTextMs: 2000,
    silenceMs: 2000,
    heldMs: 2000,
    wholeMs: 30_000,
    busyMsMax: 300,
    backoffMs: 5,
  },
}));
