import { assistantIsOff } from '@/lib/lessons/queries/assistant-off';
import { testIsOpen } from '@/lib/online-tests/queries/has-open-test';
import type { Tx } from '@/lib/platform/db/client';

/** Why a pupil gets nothing from the assistant at this moment; null of everybody else. */
export async function whyOff(db: Pick<Tx, '$queryRaw'>, accountId: string) {
  if (await testIsOpen(db, accountId)) return 'assistant.off-in-test' as const;
  return (await assistantIsOff(db, accountId)) ? ('assistant.off-in-lesson' as const) : null;
}
