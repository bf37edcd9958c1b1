import { showInOpenSessions } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';

/** A part of what corrects many names at once; open sessions show them from now on. */
export async function renamePeople(tx: Tx, people: readonly { id: string; name: string }[], now: Date): Promise<void> {
  if (people.length === 0) return;
  await tx.$executeRaw`
    UPDATE accounts AS account SET name = given.name, revision = account.revision + 1, updated_at = ${now}
      FROM unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ name }) => name)}::text[]) AS given(id, name)
     WHERE account.id = given.id`;
  for (const { id, name } of people) await showInOpenSessions(tx, id, { name });
}
