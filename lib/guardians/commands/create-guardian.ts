import { defineCommand } from '@/lib/access/define-command';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { abilities } from '../abilities';
import { guardianFields } from '../queries/guardians';
import { NewGuardian, SavedGuardian } from '../schemas';

export const createGuardian = defineCommand({
  name: 'guardians.create',
  may: abilities['guardian:create'],
  input: NewGuardian,
  reply: SavedGuardian,
  target: writableSchool,
  run: ({ tx, input: { schoolId: _, ...data }, target }) =>
    tx.guardian.create({ data: { ...data, schoolId: target.id }, select: guardianFields }),
});
