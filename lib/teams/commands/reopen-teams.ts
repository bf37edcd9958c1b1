import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { definitionOf, heldClass } from '../parts/acting-on';
import { Saved, Standing } from '../schemas';

/** Until the project's evaluation begins (classroom-rules 5). */
export const reopenTeams = defineCommand({
  name: 'teams.reopen',
  may: abilities['teams:define'],
  input: Standing,
  reply: Saved,
  target: heldClass,
  run: async ({ tx, target, input: { project, revision } }) => {
    const found = (await definitionOf(tx, target, { project, revision })) ?? fail('teams.not-confirmed');
    refuseUnless(found.confirmedAt !== null, 'teams.not-confirmed');
    refuseUnless(found.evaluationBegunAt === null, 'teams.evaluation-begun');
    return tx.teamDefinition.update({
      where: { id: found.id },
      data: { confirmedAt: null, confirmedById: null, revision: revision + 1 },
      select: { id: true, revision: true },
    });
  },
});
