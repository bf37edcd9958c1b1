import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { guardianFields } from '../queries/guardians';
import { guardianReach } from '../reach';
import { GuardianChanges, SavedGuardian } from '../schemas';

export const updateGuardian = defineCommand({
  name: 'guardians.update',
  may: abilities['guardian:update'],
  input: GuardianChanges,
  reply: SavedGuardian,
  target: row('guardian', guardianReach, { by: 'id', revision: 'compared', select: { id: true } }),
  run: ({ tx, input: { id, revision, ...data } }) =>
    tx.guardian.update({
      where: { id },
      data: { ...data, revision: revision + 1 },
      select: guardianFields,
    }),
});
