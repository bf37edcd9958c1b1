import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { inClassNow } from '@/lib/classes/reach';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { ownTeamReach } from '../reach';
import { projectOf, withProjects } from './projects-of';

/** The teams that a pupil is in, that of the latest project first. */
export const ownTeams = defineQuery({
  name: 'teams.own',
  may: abilities['teams:read-own'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const found = await db.team.findMany({
      where: within(ownTeamReach, actor, { definition: { class: { status: 'initiated' } } }),
      orderBy: [{ definition: { project: 'desc' } }, { id: 'desc' }],
      select: {
        id: true,
        number: true,
        name: true,
        definition: {
          select: {
            project: true,
            classId: true,
            class: {
              select: {
                name: true,
                enrolments: { where: inClassNow, select: { studentId: true } },
                ...withProjects,
              },
            },
          },
        },
        members: {
          orderBy: { position: 'asc' },
          select: {
            studentId: true,
            role: true,
            student: { select: { account: { select: { name: true, photoUrl: true } } } },
          },
        },
      },
    });
    return found.map(({ members, definition: { project, classId, class: of }, ...team }) => {
      const here = new Set(of.enrolments.map(({ studentId }) => studentId));
      const projectName = projectOf(of, project)?.name ?? '';
      const shown = members.filter(({ studentId }) => here.has(studentId));
      return {
        ...team,
        classId,
        className: of.name,
        project,
        projectName,
        members: shown.map(({ studentId: id, role, student: { account } }, index) => ({
          id,
          role,
          ...account,
          isLeader: index === 0,
          isSelf: id === actor.id,
        })),
      };
    });
  },
});
