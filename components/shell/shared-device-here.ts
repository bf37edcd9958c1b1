import { deviceHint } from '@/lib/access/hints';

/** Whether the pupils of a class share this browser: they know a PIN and no password. */
export function isOnSharedDevice(): boolean {
  return new RegExp(`(^|; )${deviceHint}=1`).test(document.cookie);
}
