import { expect, it, vi } from 'vitest';
import { DeviceNewsDoor } from '@/lib/online-tests/schemas/doors';
import type { KeptAttempt } from './kept-attempt';
import { askStanding } from './send';

const told = vi.hoisted(() => ({ news: {} as object }));
vi.mock('@/lib/platform/browser/call', async (original) => ({
  ...(await original<object>()),
  call: async (_: unknown, news: object) => {
    told.news = news;
  },
}));

it.each([
  [400 * 86_400_000, 86_400],
  [-5000, 0],
  [61_400, 61],
])('tells %d ms away as %d s, which the server takes', async (awayMs, awaySeconds) => {
  const begun = { key: 'k', questions: [{}, {}] };
  const attempt = { attemptId: crypto.randomUUID(), begun, position: 2, leaves: 20_000, awayMs };
  await askStanding(attempt as unknown as KeptAttempt, 20_000);
  expect(told.news).toMatchObject({ awaySeconds, leaves: 10_000, waiting: 10_000, position: 2 });
  expect(DeviceNewsDoor.safeParse(told.news).success).toBe(true);
});
