import { db } from '@/lib/platform/db/client';
import { switchRanking } from '@/lib/points/commands/switch-ranking';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { type SignedIn, signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

const at = () => new Date().toISOString();

/** A running class of the owner's with one pupil, in a team for its project, and all of its four lessons closed. */
async function classToClose({ schoolId, owner }: Row, pupil?: SignedIn) {
  const pupils = [pupil ?? (await signedIn('aluno', schoolId))];
  const facilitators = owner.actor.tipo === 'instrutor' ? [owner] : [];
  const { id } = await runningClass(schoolId, { facilitators, pupils });
  const studentId = pupils[0]?.actor.id as string;
  await closedLessons({ classId: id, schoolId, studentIds: [studentId], numbers: [1, 2, 3, 4] });
  return { id, schoolId, studentId };
}

type Given = Awaited<ReturnType<typeof classToClose>>;

async function inTeam({ id, schoolId, studentId }: Given): Promise<void> {
  const { id: definitionId } = await db().teamDefinition.create({
    data: { classId: id, schoolId, project: 1, how: 'manual', confirmedAt: new Date() },
  });
  const { id: teamId } = await db().team.create({ data: { definitionId, schoolId, number: 1 } });
  await db().teamMember.create({ data: { definitionId, teamId, schoolId, studentId, position: 0 } });
}

/** What is done to a unit or a project of a class by who teaches it. */
function done(path: string, body: (given: Given) => object | Promise<object>): Cell {
  return {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const given = await classToClose(row);
      const params = { id: given.id, unit: '1', project: '1' };
      return { path: `/turmas/${given.id}/${path}`, params, body: await body(given) };
    },
  };
}

/** What the class's school reads along. */
function read(path: string): Cell {
  return {
    owner: 'instrutor',
    alsoMay: ['escola', 'admin'],
    rows: 'school',
    ownAlone: ['instrutor'],
    request: async (row) => {
      const { id } = await classToClose(row);
      return { path: `/turmas/${id}/${path}`, params: { id, unit: '1' } };
    },
  };
}

const ticked = [...warningCodes];

export const unitCells: Record<string, Cell> = {
  'GET /turmas/{id}/units': read('units'),
  'GET /turmas/{id}/performance': read('performance'),
  'GET /turmas/{id}/units/{unit}/preview': read('units/1/preview'),
  'POST /turmas/{id}/units/{unit}/close': done('units/1/close', () => ({ typed: 1, ticked, understood: true })),
  'POST /turmas/{id}/units/{unit}/adjustments': {
    owner: 'admin',
    rows: 'catalogue',
    request: async (row) => {
      const pupil = await signedIn('aluno', row.schoolId);
      const facilitator = await signedIn('instrutor', row.schoolId);
      const { id, studentId } = await classToClose({ ...row, owner: facilitator }, pupil);
      await closeUnit(facilitator.actor, { classId: id, unit: 1, typed: 1, ticked, understood: true });
      const body = { studentId, amount: 10, reason: 'Aula de reposição lançada tarde' };
      return { path: `/turmas/${id}/units/1/adjustments`, params: { id, unit: '1' }, body };
    },
  },
  'POST /turmas/{id}/ranking': done('ranking', () => ({ on: true })),
  'GET /turmas/{id}/ranking': {
    owner: 'aluno',
    rows: 'person',
    request: async (row) => {
      const facilitator = await signedIn('instrutor', row.schoolId);
      const { id } = await classToClose({ ...row, owner: facilitator }, row.owner);
      await switchRanking(facilitator.actor, { classId: id, on: true });
      return { path: `/turmas/${id}/ranking`, params: { id } };
    },
  },
  'POST /turmas/{id}/units/{unit}/practice': done('units/1/practice', ({ studentId }) => ({
    grades: [{ studentId, practice: 70 }],
  })),
  'POST /turmas/{id}/units/{unit}/challenges/check': done('units/1/challenges/check', ({ studentId }) => ({
    at: at(),
    checks: [{ studentId, challenge: 'm1', checked: true }],
  })),
  'POST /turmas/{id}/units/{unit}/challenges': {
    owner: 'aluno',
    rows: 'person',
    request: async (row) => {
      const { id } = await classToClose(row, row.owner);
      const path = `/turmas/${id}/units/1/challenges`;
      return { path, params: { id, unit: '1' }, body: { at: at(), challenge: 'm1', done: true } };
    },
  },
  'POST /turmas/{id}/projects/{project}/grades': done('projects/1/grades', async (given) => {
    await inTeam(given);
    return { grades: [{ studentId: given.studentId, score: 70 }] };
  }),
  'POST /turmas/{id}/projects/{project}/close': done('projects/1/close', async (given) => {
    await inTeam(given);
    return {};
  }),
};
