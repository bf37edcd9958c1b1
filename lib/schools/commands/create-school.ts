import { defineCommand, noTarget } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { exchangeLogo } from '../parts/exchange-logo';
import { schoolFields } from '../queries';
import { NewSchool, SchoolDetail } from '../schemas';

export const createSchool = defineCommand({
  name: 'schools.create',
  may: abilities['school:create'],
  input: NewSchool,
  reply: SchoolDetail,
  target: noTarget,
  run: async ({ tx, actor, input }) => {
    await exchangeLogo(tx, actor, { from: null, to: input.logoUrl });
    return tx.school.create({ data: input, select: schoolFields });
  },
});
