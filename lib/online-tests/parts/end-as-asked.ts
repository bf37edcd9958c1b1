import type { Tx } from '@/lib/platform/db/client';
import { databaseTime } from '@/lib/platform/db/database-time';
import type { TestAttempt } from '@/lib/platform/db/generated/client';
import { refuseUnless } from '../failures';
import { concludeAttempt } from './conclude-attempt';

/** So near the end the pupil's device and the server mean the same. */
const nearMs = 5_000;

type Held = Pick<TestAttempt, 'id' | 'state' | 'begunAt' | 'deadline'>;
type Asked = { seq: number; byTime: boolean; now: Date };

/**
 * Ends a held attempt as its device asked for it, at the moment at which it did. What has ended stays as it ended; one that
 * the device ended by time is left alone where more time was given than it knew of.
 */
export async function endAsAsked(tx: Tx, { id, state, begunAt, deadline }: Held, asked: Asked): Promise<void> {
  if (state === 'concluded') return;
  refuseUnless(state === 'begun' && begunAt !== null && deadline !== null, 'test.not-open');
  const now = (await databaseTime(tx)).getTime();
  if (asked.byTime && now < deadline.getTime() - nearMs) return;
  const given = Math.min(begunAt.getTime() + asked.seq, now);
  const by = asked.byTime || given >= deadline.getTime() ? 'time' : 'student';
  await concludeAttempt(tx, { id, at: by === 'time' ? deadline : new Date(given), by, now: asked.now });
}
