import type { Actor } from '@/lib/access/actor';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { saveAccount } from '@/lib/accounts/parts/save-account';
import { setSchools } from '@/lib/accounts/parts/set-schools';
import { abilities } from '@/lib/facilitators/abilities';
import { refuseUnless } from '@/lib/facilitators/failures';
import { saveFacilitator } from '@/lib/facilitators/parts/save-facilitator';
import { facilitatorAccountReach } from '@/lib/facilitators/reach';
import { mayKeep } from '@/lib/facilitators/rules';
import { FacilitatorChanges, FacilitatorRecord } from '@/lib/facilitators/schemas';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { namedSchools } from '../parts/named-schools';
import { refuseComing } from '../parts/refuse-coming';
import { refuseWithClasses } from '../parts/refuse-with-classes';
import { readFacilitator } from '../queries/facilitator-record';

const held = {
  id: true,
  email: true,
  photoUrl: true,
  active: true,
  schoolLinks: { select: { schoolId: true } },
  facilitator: { select: { mmCode: true } },
} as const;

/** The account's row is held and compared: the person changes name and photo as well. */
export const updateFacilitator = defineCommand({
  name: 'registrations.update-facilitator',
  may: abilities['facilitator:update'],
  input: FacilitatorChanges,
  reply: FacilitatorRecord,
  target: row('account', facilitatorAccountReach, { by: 'id', revision: 'compared', select: held }),
  run: async ({ tx, actor, input, target, now }) => {
    const { id, revision: _, name, email, photoUrl, active, schoolIds: asked, ...person } = input;
    const worksAt = target.schoolLinks.map(({ schoolId }) => schoolId);
    refuseUnless(mayKeep(actor, worksAt), 'facilitator.elsewhere');
    refuseComing(person.birthDate, now);
    const isAdmin = actor.tipo === 'admin';
    await saveAccount(tx, actor, { account: target, name, email, photoUrl, active });
    await saveFacilitator(tx, {
      id,
      ...person,
      mmCode: isAdmin ? person.mmCode : (target.facilitator?.mmCode ?? false),
    });
    if (isAdmin) await moveTo(tx, actor, { id, worksAt, asked });
    return (await readFacilitator(tx, actor, id)) ?? fail('MODEL_NOT_FOUND');
  },
});

type Move = { id: string; worksAt: readonly string[]; asked: readonly string[] };

async function moveTo(tx: Tx, actor: Actor, { id, worksAt, asked }: Move): Promise<void> {
  const schoolIds = await namedSchools(tx, actor, asked);
  await refuseWithClasses(tx, { id, schoolIds: worksAt.filter((each) => !schoolIds.includes(each)) });
  await setSchools(tx, { id, schoolIds });
}
