import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { heldClass, openDefinitionOf, pupilsOf } from '../parts/acting-on';
import { standing, unplaced } from '../rules/arrangement';
import { Saved, Standing } from '../schemas';

/** Every pupil of the class has a place (§9). A team that nobody is in goes, and the others are counted anew. */
export const confirmTeams = defineCommand({
  name: 'teams.confirm',
  may: abilities['teams:define'],
  input: Standing,
  reply: Saved,
  target: heldClass,
  run: async ({ tx, actor, target, input: { project, revision }, now }) => {
    const found = (await openDefinitionOf(tx, target, { project, revision })) ?? fail('teams.none');
    refuseUnless(!found.confirmedAt, 'teams.confirmed');
    const pupils = pupilsOf(target);
    const placed = standing(
      found.teams.map(({ members }) => members.map(({ studentId }) => studentId)),
      pupils,
    );
    refuseUnless(placed.flat().length > 0, 'teams.none');
    refuseUnless(unplaced(placed, pupils).length === 0, 'teams.unplaced');
    const empty = found.teams.filter((_, index) => placed[index]?.length === 0);
    await tx.team.deleteMany({ where: { id: { in: empty.map(({ id }) => id) } } });
    const kept = found.teams.filter((team) => !empty.includes(team));
    for (const [index, { id, number }] of kept.entries()) {
      if (number !== index + 1) await tx.team.update({ where: { id }, data: { number: index + 1 } });
    }
    return tx.teamDefinition.update({
      where: { id: found.id },
      data: { confirmedAt: now, confirmedById: actor.id, revision: revision + 1 },
      select: { id: true, revision: true },
    });
  },
});
