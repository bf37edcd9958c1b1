import { randomUUID } from 'node:crypto';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { askDoubt } from '@/lib/doubts/commands/ask-doubt';
import { proposePairs } from '@/lib/pairs/commands/propose-pairs';
import { classInLesson, runningClass } from '@/tests/support/running-class';
import { type SignedIn, signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

const at = () => new Date().toISOString();

/** A lesson under way of the owner's own class, with one pupil; the bystanders have the class next door. */
async function lesson({ schoolId, owner }: Row) {
  const pupil = await signedIn('aluno', schoolId);
  return { ...(await classInLesson(schoolId, { facilitators: [owner], pupils: [pupil] })), pupil };
}

type Given = Awaited<ReturnType<typeof lesson>>;

/** A tap of who teaches the class. */
function tap(path: string, body: (given: Given) => object | Promise<object>): Cell {
  return {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const given = await lesson(row);
      const params = { id: given.classId, number: '1' };
      return { path: `/turmas/${given.classId}/lessons/1/${path}`, params, body: { at: at(), ...(await body(given)) } };
    },
  };
}

/** A doubt of a pupil's in that lesson. */
async function doubt(pupil: SignedIn, { classId, number }: { classId: string; number: number }): Promise<string> {
  const id = randomUUID();
  await askDoubt(pupil.actor, { classId, number, doubtId: id, at: at(), text: 'Como ligo o motor?' });
  return id;
}

export const classroomCells: Record<string, Cell> = {
  'GET /turmas/{id}/desk': {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const { classId } = await lesson(row);
      return { path: `/turmas/${classId}/desk`, params: { id: classId } };
    },
  },
  'GET /turmas/{id}/seat': {
    owner: 'aluno',
    rows: 'person',
    request: async ({ schoolId, owner }) => {
      const { classId } = await classInLesson(schoolId, { pupils: [owner] });
      return { path: `/turmas/${classId}/seat`, params: { id: classId } };
    },
  },
  'POST /turmas/{id}/lessons/{number}/start': {
    owner: 'instrutor',
    rows: 'person',
    request: async ({ schoolId, owner }) => {
      const { id } = await runningClass(schoolId, { facilitators: [owner] });
      return { path: `/turmas/${id}/lessons/1/start`, params: { id, number: '1' }, body: { at: at() } };
    },
  },
  'POST /turmas/{id}/lessons/{number}/close': tap('close', async ({ facilitator, pupil, classId, number }) => {
    const marks = [{ studentId: pupil.actor.id, state: 'present' as const }];
    await takeAttendance(facilitator.actor, { classId, number, at: at(), marks });
    return {};
  }),
  'POST /turmas/{id}/lessons/{number}/steps': tap('steps', () => ({ step: 0, done: true })),
  'POST /turmas/{id}/lessons/{number}/timer': tap('timer', () => ({ leftMs: 60_000, runs: true })),
  'POST /turmas/{id}/lessons/{number}/switches': tap('switches', () => ({ assistantOff: true })),
  'POST /turmas/{id}/lessons/{number}/attendance': tap('attendance', ({ pupil }) => ({
    marks: [{ studentId: pupil.actor.id, state: 'absent' }],
  })),
  'POST /turmas/{id}/lessons/{number}/challenges': tap('challenges', ({ pupil }) => ({
    values: [{ studentId: pupil.actor.id, percent: 70 }],
  })),
  'POST /turmas/{id}/lessons/{number}/pairs': tap('pairs', () => ({})),
  'POST /turmas/{id}/lessons/{number}/pairs/swap': tap(
    'pairs/swap',
    async ({ facilitator, pupil, classId, number }) => {
      await proposePairs(facilitator.actor, { classId, number });
      return { studentId: pupil.actor.id, otherId: pupil.actor.id };
    },
  ),
  'POST /turmas/{id}/lessons/{number}/selfAssessment/paper': tap('selfAssessment/paper', ({ pupil }) => ({
    sliders: [{ studentId: pupil.actor.id, percent: 70 }],
  })),
  'POST /turmas/{id}/lessons/{number}/selfAssessment': {
    owner: 'aluno',
    rows: 'person',
    request: async ({ schoolId, owner }) => {
      const { classId: id } = await classInLesson(schoolId, { pupils: [owner] });
      const path = `/turmas/${id}/lessons/1/selfAssessment`;
      return { path, params: { id, number: '1' }, body: { at: at(), percent: 70 } };
    },
  },
  'POST /turmas/{id}/lessons/{number}/doubts': {
    owner: 'aluno',
    rows: 'person',
    request: async ({ schoolId, owner }) => {
      const { classId: id } = await classInLesson(schoolId, { pupils: [owner] });
      const path = `/turmas/${id}/lessons/1/doubts`;
      return {
        path,
        params: { id, number: '1' },
        body: { at: at(), doubtId: randomUUID(), text: 'Como ligo o motor?' },
      };
    },
  },
  'POST /turmas/{id}/lessons/{number}/doubts/{doubtId}/withdraw': {
    owner: 'aluno',
    rows: 'person',
    request: async ({ schoolId, owner }) => {
      const given = await classInLesson(schoolId, { pupils: [owner] });
      const params = { id: given.classId, number: '1', doubtId: await doubt(owner, given) };
      const path = `/turmas/${params.id}/lessons/1/doubts/${params.doubtId}/withdraw`;
      return { path, params, body: { at: at() } };
    },
  },
  'POST /turmas/{id}/lessons/{number}/doubts/{doubtId}/state': {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const given = await lesson(row);
      const params = { id: given.classId, number: '1', doubtId: await doubt(given.pupil, given) };
      const path = `/turmas/${params.id}/lessons/1/doubts/${params.doubtId}/state`;
      return { path, params, body: { at: at(), state: 'takenUp' } };
    },
  },
};
