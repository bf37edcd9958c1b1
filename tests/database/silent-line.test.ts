import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listenTo } from '@/lib/platform/db/notifications';

it('the line that hears what is announced is kept alive, though nothing is said on it for a night', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const quiet = { heard: () => undefined, lost: () => undefined };
  await new Promise<void>((connected) => listenTo('silent', { ...quiet, connected }));
  expect(kept).toHaveBeenCalledWith(true, 30_000);
});
