import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { definitionOf, heldClass } from '../parts/acting-on';
import { Saved, TeamWords } from '../schemas';

/** Also of confirmed teams: words change nobody's place. A role of who is not in the team is left out. */
export const describeTeam = defineCommand({
  name: 'teams.describe',
  may: abilities['teams:define'],
  input: TeamWords,
  reply: Saved,
  target: heldClass,
  run: async ({ tx, target, input: { project, revision, teamId, name, roles } }) => {
    const found = await definitionOf(tx, target, { project, revision });
    const team = found?.teams.find(({ id }) => id === teamId) ?? fail('MODEL_NOT_FOUND');
    await tx.team.update({ where: { id: team.id }, data: { name } });
    for (const { studentId, role } of roles) {
      await tx.teamMember.updateMany({ where: { teamId: team.id, studentId }, data: { role } });
    }
    return tx.teamDefinition.update({
      where: { classId_project: { classId: target.id, project } },
      data: { revision: revision + 1 },
      select: { id: true, revision: true },
    });
  },
});
