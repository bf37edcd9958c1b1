import { describe, expect, it } from 'vitest';
import { GET as EVENTS } from '@/app/api/live/events/route';
import { GET as MINE } from '@/app/api/provas/mine/route';
import { POST as PRACTICE } from '@/app/api/turmas/[id]/units/[unit]/practice/route';
import { POST as LATE } from '@/app/api/turmas/[id]/units/[unit]/test/attempts/[attempt]/late/route';
import { GET as RESULT } from '@/app/api/turmas/[id]/units/[unit]/test/attempts/[attempt]/route';
import { POST as CONCLUDE } from '@/app/api/turmas/[id]/units/[unit]/test/conclude/route';
import { POST as EXTRA } from '@/app/api/turmas/[id]/units/[unit]/test/extraMinutes/route';
import { POST as REDO } from '@/app/api/turmas/[id]/units/[unit]/test/redo/route';
import { POST as RESET } from '@/app/api/turmas/[id]/units/[unit]/test/reset/route';
import { GET as BOARD } from '@/app/api/turmas/[id]/units/[unit]/test/route';
import { GET as READ_TEXTS, POST as TEXTS } from '@/app/api/turmas/[id]/units/[unit]/test/texts/route';
import { practiceToGrade } from '@/lib/online-tests/queries/practice-to-grade';
import { db } from '@/lib/platform/db/client';
import { unitFacts } from '@/lib/units/queries/unit-facts';
import {
  agedBy,
  begunTest,
  byTeacher,
  type ClassWithTest,
  classWithTest,
  openAttempt,
  releasedTest,
} from '@/tests/support/class-test';
import { send } from '@/tests/support/send';
import { answer, begun, conclude, idOf, rightAnswers, statesOf } from '@/tests/support/test-device';
import { publishedModel } from '@/tests/support/test-models';
import { type SignedIn, signedIn } from '@/tests/support/world';

const read = (of: ClassWithTest, handler: Parameters<typeof send>[0], path = '', attempt = '') =>
  send(handler, {
    path: `/turmas/${of.classId}/units/1/test${path}`,
    params: { id: of.classId, unit: '1', attempt },
    bearer: of.facilitator.bearer,
  });
const gradeOf = (pupil: SignedIn) => db().testGrade.findFirst({ where: { studentId: pupil.actor.id } });
const named = (...pupils: SignedIn[]) => ({ studentIds: pupils.map(({ actor }) => actor.id) });

describe('releasing', () => {
  it('gives everybody an attempt once, and refuses who has it or has taken it by name', async () => {
    const of = await classWithTest();
    const [pupil, other] = of.pupils as [SignedIn, SignedIn];
    expect((await releasedTest(of, named(pupil))).body.studentIds).toEqual([pupil.actor.id]);
    expect((await releasedTest(of)).body.studentIds).toEqual([other.actor.id]);
    expect((await releasedTest(of)).body.code).toBe('test.nobody');
    expect((await releasedTest(of, named(pupil))).body.code).toBe('test.open-already');
    await conclude(await begunTest(of, pupil));
    expect((await releasedTest(of, named(pupil))).body.code).toBe('test.taken-already');
  });

  it('leaves out who is inactive, and the board does', async () => {
    const of = await classWithTest();
    const [left, here] = of.pupils as [SignedIn, SignedIn];
    await db().account.update({ where: { id: left.actor.id }, data: { active: false } });
    expect((await read(of, BOARD)).body.pupils).toMatchObject([{ studentId: here.actor.id }]);
    expect((await releasedTest(of)).body.studentIds).toEqual([here.actor.id]);
  });

  it('refuses a stranger, and a version that is not published or of another test', async () => {
    const [of, elsewhere] = [await classWithTest(), await classWithTest()];
    const [stranger] = elsewhere.pupils as [SignedIn];
    expect((await releasedTest(of, named(stranger))).body.code).toBe('test.not-enrolled');
    const second = await publishedModel({ moduleId: of.running.module.id, number: 2 });
    for (const versionId of [elsewhere.versionId, second.version.id]) {
      expect((await releasedTest(of, { versionId })).body.code).toBe('test.version-not-found');
    }
  });

  it('goes through once where two facilitators click at once', async () => {
    const of = await classWithTest();
    const answers = await Promise.all([releasedTest(of), releasedTest(of)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().testAttempt.count({ where: { classId: of.classId } })).toBe(2);
  });
});

describe('while it goes on', () => {
  it('is heard of by a pupil whose own tests were read before it was released', async () => {
    const of = await classWithTest();
    const [{ bearer }] = of.pupils as [SignedIn];
    const { body } = await send(MINE, { path: '/provas/mine', bearer });
    expect(body.tests).toEqual([]);
    await releasedTest(of);
    const query = new URLSearchParams({ topics: `tests:${of.classId}`, since: String(body.position) });
    const heard = await send(EVENTS, { path: `/live/events?${query}`, bearer });
    expect(heard.body).toMatchObject({ lost: false, events: [{ topic: `tests:${of.classId}` }], refused: [] });
  });

  it('tells the board who is where, and the closing that a test is open', async () => {
    const { of, device, pupil } = await begun();
    await answer(device, [{ questionId: idOf(device, 'single'), seq: 5, value: 'o1' }]);
    const { body } = await read(of, BOARD);
    expect(body.versions).toMatchObject([{ id: of.versionId, questions: 7, limitMinutes: 14 }]);
    const lines = body.pupils as { studentId: string; attempt: object }[];
    expect(lines.find(({ studentId }) => studentId === pupil.actor.id)?.attempt).toMatchObject({
      state: 'begun',
      answered: 1,
      questions: 7,
      late: 0,
      theory: null,
    });
    expect(lines.find(({ studentId }) => studentId !== pupil.actor.id)?.attempt).toMatchObject({ state: 'released' });
    expect((await unitFacts(db(), of.classId)).openTests).toEqual([1]);
    await byTeacher(of, CONCLUDE, '/conclude', named(...of.pupils));
    expect((await unitFacts(db(), of.classId)).openTests).toEqual([]);
  });

  it('gives more time before and during, to nobody who has ended, and no more than 240 minutes', async () => {
    const { of, device, pupil } = await begun();
    const [, waiting] = of.pupils as [SignedIn, SignedIn];
    expect((await byTeacher(of, EXTRA, '/extraMinutes', { minutes: 5, ...named(pupil, waiting) })).status).toBe(200);
    expect((await begunTest(of, pupil)).deadline - device.deadline).toBe(5 * 60_000);
    const { deadline, begunAt } = (await begunTest(of, waiting)) as unknown as { deadline: number; begunAt: number };
    expect(deadline - begunAt).toBe(19 * 60_000);
    const much = { minutes: 236, ...named(pupil) };
    expect((await byTeacher(of, EXTRA, '/extraMinutes', much)).body.code).toBe('test.too-much-time');
    await conclude(device);
    expect((await byTeacher(of, EXTRA, '/extraMinutes', { minutes: 1, ...named(pupil) })).body.code).toBe(
      'test.not-open',
    );
  });

  it('is ended by who teaches: nothing that is given afterwards counts', async () => {
    const { of, device, pupil } = await begun();
    await byTeacher(of, CONCLUDE, '/conclude', named(pupil));
    const late = [{ questionId: idOf(device, 'single'), seq: 600_000, value: 'o1' }];
    expect(statesOf(await answer(device, late))).toEqual(['refused']);
    expect((await conclude(device)).body).toMatchObject({ concludedBy: 'facilitator' });
  });
});

describe('afterwards', () => {
  it('a redo is begun within ten minutes, and its grade takes the place of the old one once it ends', async () => {
    const { of, device, pupil } = await begun();
    const [, other] = of.pupils as [SignedIn, SignedIn];
    const again = { versionId: of.versionId, ...named(pupil) };
    expect((await byTeacher(of, REDO, '/redo', again)).body.code).toBe('test.open-already');
    await answer(device, await rightAnswers(device));
    await conclude(device);
    expect((await byTeacher(of, REDO, '/redo', { ...again, ...named(other) })).body.code).toBe('test.open-already');
    const { body } = await byTeacher(of, REDO, '/redo', again);
    const minutes = (Date.parse(String(body.beginUntil)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 6 });
    const redo = await begunTest(of, pupil);
    expect(redo.attemptId).not.toBe(device.attemptId);
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 6 });
    await conclude(redo);
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 0, theoryTotal: 7 });
  });

  it('a reset takes the grade back, keeps what was, and the test may be released again', async () => {
    const { of, device, pupil } = await begun();
    await answer(device, await rightAnswers(device));
    await conclude(device);
    await db().testGrade.updateMany({ where: { studentId: pupil.actor.id }, data: { practice: 80 } });
    expect((await byTeacher(of, RESET, '/reset', { studentId: pupil.actor.id })).status).toBe(200);
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: null, theoryTotal: null, practice: 80 });
    expect(await db().testAnswer.count({ where: { attemptId: device.attemptId } })).toBe(7);
    const { pupils } = (await read(of, BOARD)).body as { pupils: { studentId: string }[] };
    const line = pupils.find(({ studentId }) => studentId === pupil.actor.id);
    expect(line).toMatchObject({ attempt: null, earlier: 1 });
    // What the pupil's open page still sends is no longer a test of anybody's.
    expect((await answer(device, [{ questionId: idOf(device, 'single'), seq: 9, value: 'o1' }])).status).toBe(404);
    expect((await releasedTest(of, named(pupil))).status).toBe(200);
    expect(await openAttempt(of, pupil)).not.toBe(device.attemptId);
    expect((await byTeacher(of, RESET, '/reset', { studentId: crypto.randomUUID() })).body.code).toBe('test.not-taken');
  });

  it('lets answers that came too late count, by the rule of those that came in time', async () => {
    const { of, device, pupil } = await begun();
    // Of the same moment, wrong whichever alternative is right, and the lesser by its text.
    await answer(device, [{ questionId: idOf(device, 'single'), seq: 1000, value: 'a' }]);
    await agedBy(device.attemptId, 14 * 60 + 121);
    await conclude(device, { byTime: true, seq: 14 * 60_000 });
    expect(statesOf(await answer(device, await rightAnswers(device)))).toEqual(Array(7).fill('late'));
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 0 });
    const { attemptId } = device;
    expect((await byTeacher(of, LATE, `/attempts/${attemptId}/late`, {}, { attempt: attemptId })).status).toBe(200);
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 6, theoryTotal: 7 });
  });

  it('grades short texts by the answer that was read, and counts the grade anew', async () => {
    const { of, device, pupil } = await begun();
    await answer(device, await rightAnswers(device));
    await conclude(device);
    const { body } = await read(of, READ_TEXTS, '/texts');
    const [question] = body.questions as [{ id: string; full: string; answers: { seq: number; text: string }[] }];
    expect(question).toMatchObject({
      full: 'Que o laço repete três vezes.',
      answers: [{ text: 'Repete três vezes.' }],
    });
    expect(JSON.stringify(body)).not.toContain(pupil.actor.name);
    const grade = { attemptId: device.attemptId, questionId: question.id, seq: 1000 };
    const stale = { grades: [{ ...grade, seq: 999, score: 100 }] };
    expect((await byTeacher(of, TEXTS, '/texts', stale)).body.code).toBe('request.changed-meanwhile');
    await byTeacher(of, TEXTS, '/texts', { grades: [{ ...grade, score: 50 }] });
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 650, theoryTotal: 700 });
    expect(JSON.stringify((await read(of, READ_TEXTS, '/texts')).body)).toContain(pupil.actor.name);
    await byTeacher(of, TEXTS, '/texts', { grades: [{ ...grade, score: 100 }] });
    expect(await gradeOf(pupil)).toMatchObject({ theoryRight: 7, theoryTotal: 7 });
    const result = await read(of, RESULT, `/attempts/${device.attemptId}`, device.attemptId);
    expect(result.body).toMatchObject({ ungraded: 0, theory: { right: 700, total: 700 }, studentId: pupil.actor.id });
  });

  it('the queue holds the practice of everybody, also of who took no test, as one command stores it', async () => {
    const of = await classWithTest();
    await releasedTest(of);
    const [pupil, other] = of.pupils as [SignedIn, SignedIn];
    const place = { classId: of.classId, unit: 1 as const };
    const practices = async () =>
      new Map((await practiceToGrade(of.facilitator.actor, place))?.pupils.map((each) => [each.studentId, each]));
    expect([...(await practices()).keys()].sort()).toEqual([pupil.actor.id, other.actor.id].sort());
    const grades = [{ studentId: pupil.actor.id, practice: 75 }];
    const { classId: id } = of;
    const path = `/turmas/${id}/units/1/practice`;
    const { bearer } = of.facilitator;
    const stored = await send(PRACTICE, { method: 'POST', path, params: { id, unit: '1' }, body: { grades }, bearer });
    expect(stored).toMatchObject({ status: 200, body: { grades } });
    expect((await practices()).get(pupil.actor.id)).toMatchObject({ name: pupil.actor.name, practice: 75 });
    expect((await practices()).get(other.actor.id)).toMatchObject({ practice: null });
    const { actor: colleague } = await signedIn('instrutor', of.schoolId);
    await expect(practiceToGrade(colleague, place)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });
});
