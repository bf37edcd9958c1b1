import { defineCommand } from '@/lib/access/define-command';
import type { Tx } from '@/lib/platform/db/client';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { testChanges } from '../live';
import { currentOf, type HeldTest, heldTest } from '../parts/acting-on';
import { releaseTo } from '../parts/release-to';
import { takenOnTheWay } from '../queries/taken-on-the-way';
import { Release, Released } from '../schemas/managing';

/**
 * Those that were named; else everybody who has the test neither open nor behind him, in the class that he came from either,
 * and whom it still pays.
 */
async function chosen(tx: Tx, target: HeldTest, named: readonly string[] | null): Promise<string[]> {
  if (!named) {
    const taken = await takenOnTheWay(tx, { ...target, studentIds: [...target.enrolled] });
    return [...target.enrolled].filter((id) => !(currentOf(target, id) || target.paid.has(id) || taken.has(id)));
  }
  const ids = [...new Set(named)];
  refuseUnless(
    ids.every((id) => target.enrolled.has(id)),
    'test.not-enrolled',
  );
  const states = ids.map((id) => currentOf(target, id)?.state);
  refuseUnless(!states.some((state) => state === 'released' || state === 'begun'), 'test.open-already');
  refuseUnless(!states.includes('concluded'), 'test.taken-already');
  return ids;
}

/** Two hours to begin from now on, then each has the whole time (§4). */
export const releaseTest = defineCommand({
  name: 'online-tests.release',
  may: abilities['test:release'],
  input: Release,
  reply: Released,
  target: heldTest,
  run: async ({ tx, actor, input: { versionId, studentIds, limitMinutes = null }, target }) =>
    releaseTo(tx, target, {
      versionId,
      limitMinutes,
      studentIds: await chosen(tx, target, studentIds),
      kind: 'first',
      byId: actor.id,
    }),
  after: ({ tx, input: { classId } }) => testChanges.tell(tx, {}, classId),
});
