import { describe, expect, it } from 'vitest';
import { POST as takeAttendance } from '@/app/api/turmas/[id]/lessons/[number]/attendance/route';
import { POST as valueChallenges } from '@/app/api/turmas/[id]/lessons/[number]/challenges/route';
import { POST as closeLesson } from '@/app/api/turmas/[id]/lessons/[number]/close/route';
import { POST as keyInSliders } from '@/app/api/turmas/[id]/lessons/[number]/selfAssessment/paper/route';
import { POST as assessLesson } from '@/app/api/turmas/[id]/lessons/[number]/selfAssessment/route';
import { POST as startLesson } from '@/app/api/turmas/[id]/lessons/[number]/start/route';
import { POST as markStep } from '@/app/api/turmas/[id]/lessons/[number]/steps/route';
import { POST as setSwitches } from '@/app/api/turmas/[id]/lessons/[number]/switches/route';
import { POST as setTimer } from '@/app/api/turmas/[id]/lessons/[number]/timer/route';
import type { RouteHandler } from '@/lib/access/serve';
import { db } from '@/lib/platform/db/client';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

async function given() {
  const { id: schoolId } = await school();
  const [ana, rui] = [await signedIn('instrutor', schoolId), await signedIn('instrutor', schoolId)];
  const [lia, caio] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { id } = await runningClass(schoolId, { facilitators: [ana, rui], pupils: [lia, caio] });
  const tap = (who: SignedIn, handler: RouteHandler, body: object = {}, number = 1) => {
    const path = handler.operation.path.replace('{id}', id).replace('{number}', String(number));
    const params = { id, number: String(number) };
    return send(handler, { method: 'POST', path, params, bearer: who.bearer, body: { at: iso(0), ...body } });
  };
  const mark = (who: SignedIn, studentId: string, state: string, more: object = {}) =>
    tap(who, takeAttendance, { marks: [{ studentId, state, ...more }] });
  return { id, ana, rui, lia, caio, tap, mark, liaId: lia.actor.id, caioId: caio.actor.id };
}

const iso = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('a lesson', () => {
  it('begins in order, goes on, and closes for good once it is known who is there', async () => {
    const { ana, rui, tap, mark, liaId, id } = await given();
    expect((await tap(ana, startLesson, {}, 2)).body.code).toBe('lesson.not-next');
    const begun = await tap(ana, startLesson);
    expect(begun.body).toMatchObject({ number: 1, status: 'ongoing' });
    // The other facilitator presses the same button: the lesson that goes on is answered.
    expect((await tap(rui, startLesson)).body).toEqual(begun.body);
    expect((await tap(ana, startLesson, {}, 2)).body.code).toBe('lesson.other-ongoing');
    expect((await tap(ana, closeLesson)).body.code).toBe('lesson.attendance-missing');
    await mark(ana, liaId, 'present');
    const closed = await tap(ana, closeLesson);
    expect(closed.body.status).toBe('closed');
    expect((await tap(rui, closeLesson)).body).toEqual(closed.body);
    expect((await tap(ana, startLesson)).body.code).toBe('lesson.closed');
    expect((await tap(ana, markStep, { step: 0, done: true })).body.code).toBe('lesson.closed');
    expect((await tap(ana, startLesson, {}, 2)).body).toMatchObject({ number: 2, status: 'ongoing' });
    const { rows } = { rows: await activities(id) };
    expect(rows).toEqual(['attendance', 'lesson']);
  });

  it('takes a step that was ticked before a colleague closed it, however late it arrives', async () => {
    const { ana, rui, tap, mark, liaId } = await given();
    await tap(ana, startLesson, { at: iso(-600) });
    await mark(ana, liaId, 'present');
    await tap(rui, closeLesson, { at: iso(-100) });
    const step = (seconds: number) => tap(ana, markStep, { step: 0, done: true, at: iso(seconds) });
    expect((await step(-200)).body).toEqual({ step: 0, done: true });
    expect((await step(-50)).body.code).toBe('lesson.closed');
  });

  it('begins once, however many press at the same moment', async () => {
    const { ana, rui, tap, id } = await given();
    const answers = await Promise.all([ana, rui, ana, rui].map((who) => tap(who, startLesson)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.startedAt)).size).toBe(1);
    expect(await db().classLesson.count({ where: { classId: id } })).toBe(1);
  });

  it('has one countdown: of two taps the later one stands, whenever it arrives', async () => {
    const { ana, rui, tap } = await given();
    await tap(ana, startLesson, { at: iso(-60) });
    const at = iso(-5);
    const running = await tap(ana, setTimer, { at, leftMs: 60_000, runs: true });
    expect(running.body.timer).toEqual({ endsAt: new Date(Date.parse(at) + 60_000).toISOString(), leftMs: null });
    const older = await tap(rui, setTimer, { at: iso(-30), leftMs: null, runs: false });
    expect(older.body.timer).toEqual(running.body.timer);
    const held = await tap(rui, setTimer, { leftMs: 20_000, runs: false });
    expect(held.body.timer).toEqual({ endsAt: null, leftMs: 20_000 });
  });

  it('has two switches: the later tap of one leaves the earlier tap of the other, whenever it arrives', async () => {
    const { ana, rui, tap } = await given();
    await tap(ana, startLesson, { at: iso(-60) });
    await tap(rui, setSwitches, { at: iso(-5), screensOff: true });
    const both = { assistantOff: true, screensOff: true };
    expect((await tap(ana, setSwitches, { at: iso(-30), assistantOff: true })).body).toMatchObject(both);
    expect((await tap(ana, setSwitches, { at: iso(-20), screensOff: false })).body).toMatchObject(both);
  });
});

describe('attendance', () => {
  it('takes the later of two taps, and names who had said otherwise', async () => {
    const { ana, rui, tap, mark, liaId, caioId } = await given();
    await tap(ana, startLesson, { at: iso(-600) });
    const all = [liaId, caioId].map((studentId) => ({ studentId, state: 'present' }));
    expect((await tap(ana, takeAttendance, { at: iso(-300), marks: all })).body.disagreements).toEqual([]);
    const late = await tap(rui, takeAttendance, {
      at: iso(-400),
      marks: [{ studentId: liaId, state: 'absent', seen: null }],
    });
    const by = { id: ana.actor.id, name: ana.actor.name };
    expect(late.body.disagreements).toEqual([{ studentId: liaId, stands: 'present', was: 'absent', other: by }]);
    expect(late.body.marks).toMatchObject([{ studentId: liaId, state: 'present', by }]);
    const seen = await mark(rui, caioId, 'present', { late: true, seen: 'present' });
    expect(seen.body).toMatchObject({ disagreements: [], marks: [{ late: true, by: { name: rui.actor.name } }] });
  });

  it('is taken of who is in the class alone', async () => {
    const { ana, tap, mark } = await given();
    await tap(ana, startLesson);
    const stranger = await signedIn('aluno');
    expect((await mark(ana, stranger.actor.id, 'present')).body.code).toBe('lesson.not-enrolled');
  });

  it('of a closed lesson lets absences be repaired, and nobody become present', async () => {
    const { ana, tap, mark, liaId, caioId } = await given();
    await tap(ana, startLesson);
    await mark(ana, liaId, 'absent');
    await mark(ana, caioId, 'present');
    await tap(ana, closeLesson);
    expect((await mark(ana, liaId, 'present')).body.code).toBe('lesson.closed');
    expect((await mark(ana, caioId, 'absent')).body.code).toBe('lesson.closed');
    expect((await mark(ana, liaId, 'madeUp')).body.marks).toMatchObject([{ state: 'madeUp' }]);
  });

  it('taken in time without a line is no less taken because a colleague closed the lesson before it arrived', async () => {
    const { ana, rui, tap, liaId, caioId } = await given();
    await tap(ana, startLesson, { at: iso(-600) });
    await tap(rui, takeAttendance, { at: iso(-300), marks: [{ studentId: caioId, state: 'absent' }] });
    await tap(rui, closeLesson, { at: iso(-60) });
    const marks = [liaId, caioId].map((studentId) => ({ studentId, state: 'present', seen: null }));
    const { body } = await tap(ana, takeAttendance, { at: iso(-400), marks });
    expect(body.marks).toMatchObject([{ state: 'present' }, { state: 'absent' }]);
    expect(body.disagreements).toMatchObject([{ studentId: caioId, stands: 'absent' }]);
    expect((await tap(ana, takeAttendance, { marks })).body.code).toBe('lesson.closed');
  });
});

describe('a pupil’s slider', () => {
  it('moves until the lesson closes; one that was never moved may come late, once', async () => {
    const { ana, lia, caio, tap, mark, liaId } = await given();
    expect((await tap(lia, assessLesson, { percent: 50 })).body.code).toBe('lesson.not-started');
    await tap(ana, startLesson, { at: iso(-600) });
    await tap(lia, assessLesson, { percent: 50, at: iso(-500) });
    expect((await tap(lia, assessLesson, { percent: 70, at: iso(-400) })).body).toMatchObject({
      percent: 70,
      late: false,
    });
    expect((await tap(lia, assessLesson, { percent: 75 })).status).toBe(422);
    await mark(ana, liaId, 'present');
    await tap(ana, closeLesson, { at: iso(-100) });
    expect((await tap(lia, assessLesson, { percent: 90 })).body.code).toBe('lesson.closed');
    // Made in time without a line, arriving after the closing.
    expect((await tap(lia, assessLesson, { percent: 80, at: iso(-200) })).body).toMatchObject({
      percent: 80,
      late: false,
    });
    expect((await tap(caio, assessLesson, { percent: 30 })).body).toMatchObject({ percent: 30, late: true });
    expect((await tap(caio, assessLesson, { percent: 40 })).body.code).toBe('lesson.closed');
  });

  it('is keyed in from paper, never over what somebody said himself', async () => {
    const { ana, lia, tap, liaId, caioId } = await given();
    await tap(ana, startLesson, { at: iso(-600) });
    await tap(lia, assessLesson, { percent: 50 });
    const sliders = [liaId, caioId].map((studentId) => ({ studentId, percent: 100 }));
    const { body } = await tap(ana, keyInSliders, { sliders });
    expect(body.sliders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ studentId: liaId, percent: 50, onPaper: false }),
        expect.objectContaining({ studentId: caioId, percent: 100, onPaper: true }),
      ]),
    );
    await tap(ana, valueChallenges, { values: [{ studentId: liaId, percent: 0 }] });
    const taken = await tap(ana, valueChallenges, { at: iso(1), values: [{ studentId: liaId, percent: null }] });
    expect(taken.body.values).toEqual([{ studentId: liaId, percent: null }]);
  });

  it('from paper too is late by when it was keyed in, and of two batches the later one stands', async () => {
    const { ana, rui, tap, mark, liaId, caioId } = await given();
    await tap(ana, startLesson, { at: iso(-600) });
    await mark(ana, liaId, 'present');
    await tap(rui, closeLesson, { at: iso(-100) });
    const keyIn = async (studentId: string, percent: number, seconds: number) =>
      (await tap(ana, keyInSliders, { sliders: [{ studentId, percent }], at: iso(seconds) })).body.sliders;
    expect(await keyIn(liaId, 80, -200)).toMatchObject([{ percent: 80, late: false }]);
    expect(await keyIn(liaId, 30, -300)).toMatchObject([{ percent: 80, late: false }]);
    expect(await keyIn(caioId, 50, -50)).toMatchObject([{ percent: 50, late: true }]);
  });
});

it('is counted where its class is, whichever school is open for who teaches at several', async () => {
  const { ana, tap, mark, liaId, id } = await given();
  const { id: schoolId } = await school();
  await db().schoolLink.create({ data: { accountId: ana.actor.id, schoolId } });
  await db().session.updateMany({ where: { accountId: ana.actor.id }, data: { schoolId } });
  await tap(ana, startLesson);
  await mark(ana, liaId, 'present');
  await tap(ana, closeLesson);
  const counted = await db().$queryRaw<object[]>`
    SELECT e.kind, e.school_id = l.school_id AS here FROM activity_events e JOIN class_lessons l ON l.id = e.subject_id
     WHERE l.class_id = ${id}::uuid ORDER BY e.at`;
  expect(counted).toEqual([
    { kind: 'attendance', here: true },
    { kind: 'lesson', here: true },
  ]);
});

/** What was counted of the class's lessons (§7), in order. */
async function activities(classId: string): Promise<string[]> {
  const found = await db().$queryRaw<{ kind: string }[]>`
    SELECT kind FROM activity_events e JOIN class_lessons l ON l.id = e.subject_id
     WHERE l.class_id = ${classId}::uuid ORDER BY e.at`;
  return found.map(({ kind }) => kind);
}
