import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import { abilities } from '../abilities';
import { ClassRef } from '../schemas';
import { projectsOf, withProjects } from './projects-of';

/** The projects of a class's module, how far their teams are, and whether teams can still be made. */
export const classProjects = defineQuery({
  name: 'teams.projects',
  may: abilities['teams:define'],
  input: ClassRef,
  run: async ({ db, actor, input: { classId } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: {
        id: true,
        name: true,
        status: true,
        startedAt: true,
        ...withProjects,
        unitClosings: { select: { unit: true } },
        teamDefinitions: {
          select: { project: true, confirmedAt: true, _count: { select: { teams: true } } },
        },
      },
    });
    if (!found) return null;
    const isRunning = stateOf(found) === 'running';
    const projects = projectsOf(found).map(({ number, unit, name }) => {
      const defined = found.teamDefinitions.find(({ project }) => project === number);
      const state = defined ? (defined.confirmedAt ? ('confirmed' as const) : ('draft' as const)) : ('none' as const);
      const isOpen = isRunning && !found.unitClosings.some((closing) => closing.unit === unit);
      return { project: number, name, state, isOpen, teams: defined?._count.teams ?? 0 };
    });
    return { classId: found.id, className: found.name, projects };
  },
});
