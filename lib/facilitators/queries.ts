import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from '@/lib/platform/shapes';
import { ownSchool } from '@/lib/schools/queries';
import { SchoolCard } from '@/lib/schools/schemas';
import { abilities } from './abilities';

/** What the profile shows of a facilitator (§3). */
const OwnFacilitator = z.object({
  /** The school that is open now. */
  school: z.nullable(SchoolCard),
  photoUrl: z.nullable(z.string()),
  mmCode: z.boolean(),
});

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
