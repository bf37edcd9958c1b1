import { row } from '@/lib/access/row';
import { classReach, inClassNow } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { fail, refuseUnless } from '../failures';
import { projectOf, withProjects } from '../queries/projects-of';

const acted = {
  id: true,
  schoolId: true,
  status: true,
  startedAt: true,
  enrolments: { where: inClassNow, select: { studentId: true } },
  ...withProjects,
} satisfies Prisma.SchoolClassSelect;

type ActedClass = Prisma.SchoolClassGetPayload<{ select: typeof acted }>;

/** Held until the transaction ends: of two facilitators the second finds what the first made of the teams. */
export const heldClass = row('schoolClass', classReach, {
  by: 'id',
  from: 'classId',
  revision: 'not-overwritten',
  select: acted,
});

type Asked = { project: number; revision: number };

/** The definition as it stands, of the revision that the screen was drawn from; nothing where there is none yet. */
export async function definitionOf(tx: Tx, target: ActedClass, { project, revision }: Asked) {
  if (!projectOf(target, project)) fail('MODEL_NOT_FOUND');
  refuseUnless(stateOf(target) === 'running', 'teams.class-not-running');
  const found = await tx.teamDefinition.findUnique({
    where: { classId_project: { classId: target.id, project } },
    select: {
      id: true,
      revision: true,
      confirmedAt: true,
      evaluationBegunAt: true,
      teams: {
        orderBy: { number: 'asc' },
        select: {
          id: true,
          number: true,
          members: { orderBy: { position: 'asc' }, select: { studentId: true, role: true } },
        },
      },
    },
  });
  refuseUnless((found?.revision ?? 0) === revision, 'request.changed-meanwhile');
  return found;
}

/** The same, to place pupils: in a unit that is closed nobody could grade what the teams made. */
export async function openDefinitionOf(tx: Tx, target: ActedClass, asked: Asked) {
  const found = await definitionOf(tx, target, asked);
  const unit = projectOf(target, asked.project)?.unit ?? fail('MODEL_NOT_FOUND');
  await refuseClosedUnit(tx, { classId: target.id, unit, studentIds: [] });
  return found;
}

export function pupilsOf({ enrolments }: ActedClass): string[] {
  return enrolments.map(({ studentId }) => studentId);
}
