import { defineQuery } from '@/lib/access/define-query';
import { schoolCard } from '@/lib/schools/queries';
import { NoInput } from './schemas';

export const ownFacilitator = defineQuery({
  name: 'facilitators.own',
  may: 'facilitator:read-own',
  input: NoInput,
  run: async ({ db, actor }) => {
    const facilitator = await db.facilitator.findUnique({
      where: { id: actor.id },
      select: { mmCode: true, account: { select: { photoUrl: true } } },
    });
    if (!facilitator) return null;
    const school = actor.schoolId ? await schoolCard(actor, { id: actor.schoolId }) : null;
    return { school, photoUrl: facilitator.account.photoUrl, mmCode: facilitator.mmCode };
  },
});
