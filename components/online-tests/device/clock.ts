import { deviceNow } from '@/lib/platform/browser/device-clock';

/** How far the server is ahead, from what it said just now, or at `at` of the steady clock. */
export function offsetFrom(serverNow: number, at = performance.now()): number {
  return serverNow + performance.now() - at - deviceNow();
}
