import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { setSchools } from '@/lib/accounts/parts/set-schools';
import { touchAccount } from '@/lib/accounts/parts/touch-account';
import { abilities } from '@/lib/facilitators/abilities';
import { NewLink } from '@/lib/facilitators/schemas';
import { lockRows } from '@/lib/platform/db/lock';
import { fail } from '@/lib/platform/errors/failures';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { knownFacilitator } from '../queries/linkable-facilitator';

/** Somebody who teaches at another school works at this one as well. Who says so knows the login or the e-mail. */
export const linkFacilitator = defineCommand({
  name: 'registrations.link-facilitator',
  may: abilities['facilitator:link'],
  input: NewLink,
  reply: z.object({ id: z.string(), name: z.string() }),
  target: writableSchool,
  run: async ({ tx, input: { identifier }, target: school }) => {
    const { id, name } = (await knownFacilitator(tx, identifier)) ?? fail('MODEL_NOT_FOUND');
    await lockRows(tx, 'accounts', 'id', id);
    const links = await tx.schoolLink.findMany({ where: { accountId: id }, select: { schoolId: true } });
    await setSchools(tx, { id, schoolIds: [...new Set([...links.map(({ schoolId }) => schoolId), school.id])] });
    // An administrator's form shows the schools, and saves all of them.
    await touchAccount(tx, id);
    return { id, name };
  },
});
