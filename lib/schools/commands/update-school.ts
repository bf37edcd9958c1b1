import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { exchangeLogo } from '../parts/exchange-logo';
import { schoolFields } from '../queries';
import { schoolReach } from '../reach';
import { SchoolChanges, SchoolDetail } from '../schemas';

/** A school's card, by an administrator or by the school itself. */
export const updateSchool = defineCommand({
  name: 'schools.update',
  may: abilities['school:update'],
  input: SchoolChanges,
  reply: SchoolDetail,
  target: row('school', schoolReach, { by: 'id', revision: 'compared', select: { id: true, logoUrl: true } }),
  run: async ({ tx, actor, input: { id, revision, ...data }, target }) => {
    await exchangeLogo(tx, actor, { from: target.logoUrl, to: data.logoUrl });
    return tx.school.update({ where: { id }, data: { ...data, revision: revision + 1 }, select: schoolFields });
  },
});
