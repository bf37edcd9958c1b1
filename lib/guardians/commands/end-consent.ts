import type { Actor } from '@/lib/access/actor';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { setPhoto } from '@/lib/accounts/parts/set-photo';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { consentReach } from '../reach';

/**
 * Off from this moment: whoever needs it asks each time. The row stays, as what held until now. A photo that may not be
 * shown any more is not kept either.
 */
export const endConsent = defineCommand({
  name: 'guardians.end-consent',
  may: abilities['consent:end'],
  input: RowRef,
  reply: RowRef,
  target: row('consent', consentReach, { by: 'id', select: { id: true, endedAt: true, kind: true, studentId: true } }),
  run: async ({ tx, actor, target: { id, endedAt, kind, studentId }, now }) => {
    refuseUnless(endedAt === null, 'consent.already-ended');
    if (kind === 'photo') await removePhoto(tx, actor, studentId);
    return tx.consent.update({ where: { id }, data: { endedAt: now, endedById: actor.id }, select: { id: true } });
  },
});

/** Who brings a photo in at the same moment holds the pupil's row, and looks at the consent after us. */
async function removePhoto(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockRows(tx, 'students', 'id', id);
  const { photoUrl } = await tx.account.findUniqueOrThrow({ where: { id }, select: { photoUrl: true } });
  if (photoUrl !== null) await setPhoto(tx, actor, { id, from: photoUrl, to: null });
}
