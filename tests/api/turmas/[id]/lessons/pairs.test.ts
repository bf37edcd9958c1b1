import { beforeEach, expect, it } from 'vitest';
import { POST as PROPOSE } from '@/app/api/turmas/[id]/lessons/[number]/pairs/route';
import { POST as SWAP } from '@/app/api/turmas/[id]/lessons/[number]/pairs/swap/route';
import type { RouteHandler } from '@/lib/access/serve';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { desk } from '@/lib/classroom/queries/desk';
import { seat } from '@/lib/classroom/queries/seat';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { db } from '@/lib/platform/db/client';
import { classInLesson } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let teacher: SignedIn;
let pupils: SignedIn[];
let ids: string[];
let classId: string;
beforeEach(async () => {
  const { id: schoolId } = await school();
  teacher = await signedIn('instrutor', schoolId);
  pupils = await Promise.all(Array.from({ length: 6 }, () => signedIn('aluno', schoolId)));
  ids = pupils.map(({ actor }) => actor.id);
  classId = (await classInLesson(schoolId, { facilitators: [teacher], pupils })).id;
});

const at = () => new Date().toISOString();

async function act(handler: RouteHandler, number: number, body: object = {}) {
  const params = { id: classId, number: String(number) };
  const path = `/turmas/${classId}/lessons/${number}/pairs`;
  const answer = await send(handler, { method: 'POST', path, params, body, bearer: teacher.bearer });
  return { ...answer, pairs: answer.body.pairs as string[][] };
}

async function away(number: number, ...absent: (string | undefined)[]): Promise<void> {
  const marks = ids.map((studentId) => ({
    studentId,
    state: absent.includes(studentId) ? ('absent' as const) : ('present' as const),
  }));
  await takeAttendance(teacher.actor, { classId, number, at: at(), marks });
}

async function nextLesson(number: number): Promise<void> {
  await closeLesson(teacher.actor, { classId, number, at: at() });
  await startLesson(teacher.actor, { classId, number: number + 1, at: at() });
}

it('pairs those who are there, others in each lesson, and shows them at the desk and at the seat', async () => {
  const met: string[] = [];
  for (const number of [1, 2, 3]) {
    await away(number);
    const { pairs } = await act(PROPOSE, number);
    expect(pairs.flat().sort()).toEqual(ids.toSorted());
    met.push(...pairs.map((pair) => pair.toSorted().join()));
    expect((await desk(teacher.actor, { classId, number })).pairs).toEqual(pairs);
    expect((await act(PROPOSE, number)).pairs).toEqual(pairs);
    if (number < 3) await nextLesson(number);
  }
  expect(new Set(met).size).toBe(9);
  const { lesson } = await seat((pupils[0] as SignedIn).actor, { classId });
  expect(lesson.pair?.partners).toHaveLength(1);
});

it('leaves absent ones out, and has three in one pair when one is left', async () => {
  await away(1, ids[4]);
  const { pairs } = await act(PROPOSE, 1);
  expect(pairs.flat()).not.toContain(ids[4]);
  expect(pairs.map((pair) => pair.length).sort()).toEqual([2, 3]);
  expect((await act(SWAP, 1, { studentId: ids[4], otherId: ids[0] })).body.code).toBe('pairs.not-paired');
});

it('lets two change places', async () => {
  const { pairs } = await act(PROPOSE, 1);
  const [[one, mate] = [], [other, friend] = [], last] = pairs;
  const swapped = await act(SWAP, 1, { studentId: one, otherId: friend });
  expect(swapped.pairs).toEqual([[friend, mate], [other, one], last]);
  expect((await desk(teacher.actor, { classId })).pairs).toEqual(swapped.pairs);
});

it('is over when the lesson is', async () => {
  await away(1);
  await closeLesson(teacher.actor, { classId, number: 1, at: at() });
  expect((await act(PROPOSE, 1)).body.code).toBe('lesson.closed');
  expect((await act(PROPOSE, 2)).body.code).toBe('lesson.not-started');
});

it('leaves out who is inactive: neither called at the desk nor put into a pair', async () => {
  const [left, ...here] = ids;
  await db().account.update({ where: { id: left as string }, data: { active: false } });
  const called = (await desk(teacher.actor, { classId, number: 1 })).pupils.map(({ id }) => id);
  expect(called.sort()).toEqual(here.toSorted());
  expect((await act(PROPOSE, 1)).pairs.flat().sort()).toEqual(here.toSorted());
});
