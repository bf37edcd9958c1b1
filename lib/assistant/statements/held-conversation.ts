import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';

type Place = { subject: string; division: string; now: Date };
type Held = { id: string; lastTurn: number; takenBack: string[] };

/** Held until the transaction ends, so that two tabs get two turns and one id is added once. */
export async function heldConversation(
  tx: Tx,
  { id: accountId, schoolId }: Actor,
  { subject, division, now }: Place,
): Promise<Held> {
  const [held] = await tx.$queryRaw<Held[]>`
    INSERT INTO conversations (id, account_id, school_id, subject, division, created_at, updated_at)
    VALUES (${randomUUIDv7()}::uuid, ${accountId}::uuid, ${schoolId}::uuid, ${subject}, ${division}, ${now}, ${now})
    ON CONFLICT (account_id, subject, division) DO UPDATE SET updated_at = ${now}
    RETURNING id, last_turn AS "lastTurn", taken_back AS "takenBack"`;
  return held ?? fail('MODEL_NOT_FOUND');
}
