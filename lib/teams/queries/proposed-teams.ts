import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach, inClassNow } from '@/lib/classes/reach';
import { totalsInClass } from '@/lib/points/queries/totals-in-class';
import { abilities } from '../abilities';
import { standing } from '../rules/arrangement';
import { dealtTeams, repeatedPairs } from '../rules/deal';
import { teamCount } from '../rules/sizes';
import { Proposal, Proposed } from '../schemas';
import { projectOf, withProjects } from './projects-of';

/** Dealt and shown, and nothing is stored: the same seed deals the same again. */
export const proposedTeams = defineQuery({
  name: 'teams.propose',
  may: abilities['teams:define'],
  input: Proposed,
  reply: Proposal,
  run: async ({ db, actor, input: { classId, project, by, amount, seed }, now }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: {
        ...withProjects,
        enrolments: { where: inClassNow, select: { studentId: true } },
        teamDefinitions: {
          where: { project: { not: project }, confirmedAt: { not: null } },
          select: { teams: { select: { members: { orderBy: { position: 'asc' }, select: { studentId: true } } } } },
        },
      },
    });
    if (!found || !projectOf(found, project)) return null;
    const pupils = found.enrolments.map(({ studentId }) => studentId);
    // Where a leader left the class, whoever stood next has led.
    const earlier = found.teamDefinitions.flatMap(({ teams }) =>
      standing(
        teams.map(({ members }) => members.map(({ studentId }) => studentId)),
        pupils,
      ),
    );
    // They break a tie alone, and nobody is shown them.
    const points = await totalsInClass(db, { classId, studentIds: pupils, at: now });
    const teams = dealtTeams({ pupils, teams: teamCount(pupils.length, { by, amount }), seed, earlier, points });
    return { teams, repeated: repeatedPairs(teams, earlier) };
  },
});
