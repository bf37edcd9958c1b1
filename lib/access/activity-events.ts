import type { Tx } from '@/lib/platform/db/client';
import type { ActivityKind } from '@/lib/platform/db/generated/client';
import type { Actor } from './actor';
import { specClock } from './login-events';

/** `schoolId`: where it was done, whichever school is open for somebody who works at several. */
type Activity = { kind: ActivityKind; subjectId: string; schoolId: string | null; now: Date };

/** What a command made a fact is counted in its own transaction (§7): without the one there is never the other. */
export async function recordActivity(
  tx: Tx,
  actor: Actor,
  { kind, subjectId, schoolId, now }: Activity,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO activity_events (at, kind, user_id, profile, school_id, subject_id, timestamp)
    VALUES (${now}, ${kind}::"ActivityKind", ${actor.id}::uuid, ${actor.tipo}::"Tipo", ${schoolId}::uuid,
            ${subjectId}::uuid, ${specClock(now)}::timestamp)`;
}
