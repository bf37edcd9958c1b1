import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from '@/lib/platform/shapes';
import { ownSchool } from '@/lib/schools/queries';
import { abilities } from './abilities';
import { OwnFacilitator } from './schemas';

export const ownFacilitator = defineQuery({
  name: 'facilitators.own',
  may: abilities['facilitator:read-own'],
  input: NoInput,
  reply: OwnFacilitator,
  run: async ({ db, actor }) => {
    const facilitator = await db.facilitator.findUnique({
      where: { id: actor.id },
      select: { mmCode: true, account: { select: { photoUrl: true } } },
    });
    if (!facilitator) return null;
    return {
      school: await ownSchool(actor),
      photoUrl: facilitator.account.photoUrl,
      mmCode: facilitator.mmCode,
    };
  },
});
