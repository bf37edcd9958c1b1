import { defineCommand } from '@/lib/access/define-command';
import { setSchools } from '@/lib/accounts/parts/set-schools';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { readOwnSchools } from '../queries';
import { OwnSchoolRef, OwnSchools } from '../schemas';

/** One of the schools that are entrusted to the advisor: its data is shown from now on. */
export const linkSchool = defineCommand({
  name: 'advisors.link-school',
  may: abilities['advisor:link-own'],
  input: OwnSchoolRef,
  reply: OwnSchools,
  target: async ({ tx, actor, input: { schoolId } }) => {
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.advisorSchool.findUnique({ where: { accountId_schoolId: { accountId: actor.id, schoolId } } });
  },
  run: async ({ tx, actor, target }) => {
    const links = await tx.schoolLink.findMany({ where: { accountId: actor.id }, select: { schoolId: true } });
    const ids = links.map(({ schoolId }) => schoolId).filter((id) => id !== target.schoolId);
    await setSchools(tx, { id: actor.id, schoolIds: [...ids, target.schoolId] });
    return readOwnSchools(tx, actor.id);
  },
});
