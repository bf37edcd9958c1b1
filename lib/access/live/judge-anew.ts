import type { Tx } from '@/lib/platform/db/client';
import { type LiveEvent, recordEvent } from './event-log';

/** No topic: nobody asks for it, every instance hears it. */
const name = 'judged-anew';

/** These people may hear less from this moment on: their lines are judged anew at once, and not when their time is over. */
export async function judgeAnew(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length > 0) await recordEvent(tx, name, { accountIds });
}

export function judgedAnew(events: readonly LiveEvent[]): ReadonlySet<string> {
  const told = events.filter(({ topic }) => topic === name);
  return new Set(told.flatMap(({ data }) => data.accountIds as string[]));
}
