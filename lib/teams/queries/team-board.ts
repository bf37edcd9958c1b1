import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach, inClassNow } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { ProjectRef, TeamBoard } from '../schemas';
import { absentNow } from './absent-now';
import { projectOf, withProjects } from './projects-of';

/** All that defining the teams of one project needs: who is in the class, who is away, and how the teams stand. */
export const teamBoard = defineQuery({
  name: 'teams.read',
  may: abilities['teams:define'],
  input: ProjectRef,
  reply: TeamBoard,
  run: async ({ db, actor, input: { classId, project } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: shownClass(project),
    });
    const named = found && projectOf(found, project);
    if (!named) return null;
    const absent = new Set(await absentNow(db, classId));
    const pupils = found.enrolments.map(({ student: { id, account } }) => ({
      id,
      ...account,
      isAbsent: absent.has(id),
    }));
    return {
      classId,
      className: found.name,
      project,
      projectName: named.name,
      isRunning: stateOf(found) === 'running',
      isUnitClosed: found.unitClosings.some(({ unit }) => unit === named.unit),
      pupils,
      ...definitionShown(found.teamDefinitions[0], new Set(pupils.map(({ id }) => id))),
    };
  },
});

const definition = {
  how: true,
  amount: true,
  seed: true,
  revision: true,
  confirmedAt: true,
  confirmedBy: { select: { name: true } },
  evaluationBegunAt: true,
  teams: {
    orderBy: { number: 'asc' },
    select: {
      id: true,
      name: true,
      members: { orderBy: { position: 'asc' }, select: { studentId: true, role: true } },
    },
  },
} satisfies Prisma.TeamDefinitionSelect;

function shownClass(project: number) {
  return {
    name: true,
    status: true,
    startedAt: true,
    ...withProjects,
    unitClosings: { select: { unit: true } },
    enrolments: {
      where: inClassNow,
      orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
      select: { student: { select: { id: true, account: { select: { name: true, photoUrl: true } } } } },
    },
    teamDefinitions: { where: { project }, select: definition },
  } satisfies Prisma.SchoolClassSelect;
}

type Defined = Prisma.TeamDefinitionGetPayload<{ select: typeof definition }>;

/** Who left the class is in no team, and whoever stood next leads. */
function definitionShown(found: Defined | undefined, here: ReadonlySet<string>) {
  if (!found) {
    return { revision: 0, dealt: null, confirmedAt: null, confirmedBy: null, isEvaluated: false, teams: [] };
  }
  const { how, amount, seed, revision, confirmedAt, confirmedBy, evaluationBegunAt, teams } = found;
  return {
    revision,
    dealt: how === 'manual' || amount === null || seed === null ? null : { by: how, amount, seed },
    confirmedAt: confirmedAt?.toISOString() ?? null,
    confirmedBy: confirmedBy?.name ?? null,
    isEvaluated: evaluationBegunAt !== null,
    teams: teams.map(({ members, ...team }) => ({
      ...team,
      members: members.filter(({ studentId }) => here.has(studentId)),
    })),
  };
}
