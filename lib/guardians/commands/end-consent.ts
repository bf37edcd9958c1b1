import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { consentReach } from '../reach';

/** Off from this moment: whoever needs it asks each time. The row stays, as what held until now. */
export const endConsent = defineCommand({
  name: 'guardians.end-consent',
  may: abilities['consent:end'],
  input: RowRef,
  reply: RowRef,
  target: row('consent', consentReach, { by: 'id', select: { id: true, endedAt: true } }),
  run: async ({ tx, actor, target: { id, endedAt }, now }) => {
    refuseUnless(endedAt === null, 'consent.already-ended');
    return tx.consent.update({ where: { id }, data: { endedAt: now, endedById: actor.id }, select: { id: true } });
  },
});
