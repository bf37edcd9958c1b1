import { keyed } from '@/lib/access/rate-limit';

/** How a PIN is kept: the same digits of two pupils look different. */
export function pinHashOf(accountId: string, pin: string): string {
  return keyed(`pin|${accountId}|${pin}`);
}
