import { defineCommand, noTarget } from '@/lib/access/define-command';
import { createAccount } from '@/lib/accounts/parts/create-account';
import { setSchools } from '@/lib/accounts/parts/set-schools';
import { abilities } from '@/lib/facilitators/abilities';
import { refuseUnless } from '@/lib/facilitators/failures';
import { saveFacilitator } from '@/lib/facilitators/parts/save-facilitator';
import { FacilitatorRecord, NewFacilitator } from '@/lib/facilitators/schemas';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { sameLetters } from '@/lib/platform/db/same-letters';
import { fail } from '@/lib/platform/errors/failures';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { namedSchools } from '../parts/named-schools';
import { refuseComing } from '../parts/refuse-coming';
import { readFacilitator } from '../queries/facilitator-record';

/** Somebody who has no login yet. Who has one, at whatever school, is linked and never registered twice. */
export const registerFacilitator = defineCommand({
  name: 'registrations.register-facilitator',
  may: abilities['facilitator:register'],
  input: NewFacilitator,
  reply: FacilitatorRecord,
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  target: noTarget,
  run: async ({ tx, actor, input, prepared, now }) => {
    const { name, login, email, photoUrl, schoolIds: asked, password: _, confirmation: __, ...person } = input;
    refuseComing(person.birthDate, now);
    const schoolIds = await namedSchools(tx, actor, asked);
    await refuseKnown(tx, email);
    const account = { name, login, email, photoUrl, tipo: 'instrutor' as const, schoolId: schoolIds[0] ?? null };
    const { id } = await createAccount(tx, actor, { ...account, ...prepared });
    await setSchools(tx, { id, schoolIds });
    await saveFacilitator(tx, { id, ...person, mmCode: actor.tipo === 'admin' && person.mmCode });
    return (await readFacilitator(tx, actor, id)) ?? fail('MODEL_NOT_FOUND');
  },
});

/** One person, one login: two who register the same person at once do it one after the other. */
async function refuseKnown(tx: Tx, email: string): Promise<void> {
  await lockName(tx, `registrations.register-facilitator ${email.toLowerCase()}`);
  const known = await tx.account.count({
    where: { tipo: 'instrutor', email: sameLetters(email) },
  });
  refuseUnless(known === 0, 'facilitator.already-registered', {
    fields: [{ path: 'email', code: 'facilitator-known' }],
  });
}
