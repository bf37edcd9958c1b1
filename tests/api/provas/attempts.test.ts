import { beforeAll, describe, expect, it } from 'vitest';
import { POST as KEY } from '@/app/api/provas/attempts/[id]/answerKey/route';
import { POST as STANDING } from '@/app/api/provas/attempts/[id]/standing/route';
import { whyOff } from '@/lib/assistant/queries/why-off';
import { endOver } from '@/lib/online-tests/commands/end-over';
import { db } from '@/lib/platform/db/client';
import {
  agedBy,
  beginTest,
  byKey,
  type ClassWithTest,
  classWithTest,
  openAttempt,
  releasedTest,
} from '@/tests/support/class-test';
import {
  answer,
  begun,
  conclude,
  type Device,
  idOf,
  ofSession,
  rightAnswers,
  statesOf,
  stored,
} from '@/tests/support/test-device';
import type { SignedIn } from '@/tests/support/world';

describe('beginning', () => {
  let of: ClassWithTest;
  beforeAll(async () => {
    of = await classWithTest();
    await releasedTest(of);
  });

  it('gives the same questions in the same order and the same key again, without a byte of what is right', async () => {
    const [pupil] = of.pupils as [SignedIn];
    const attemptId = await openAttempt(of, pupil);
    const first = await beginTest(attemptId, pupil);
    const again = await beginTest(attemptId, pupil);
    expect(first.status).toBe(200);
    expect({ ...again.body, now: 0 }).toEqual({ ...first.body, now: 0 });
    expect(first.body).toMatchObject({ limitMinutes: 14, extraMinutes: 0, unit: 1, answers: [] });
    expect((first.body.deadline as number) - (first.body.begunAt as number)).toBe(14 * 60_000);
    const raw = JSON.stringify(first.body);
    for (const telling of ['right"', 'explanation', 'tolerance', 'Que o laço repete']) {
      expect(raw.replaceAll('"right":[', '')).not.toContain(telling);
    }
  });

  it('is the own test alone, and shuffled for each', async () => {
    const [pupil, other] = of.pupils as [SignedIn, SignedIn];
    expect((await beginTest(await openAttempt(of, pupil), other)).status).toBe(404);
  });

  it('is over two hours after the release, and not before', async () => {
    const late = await classWithTest();
    await releasedTest(late);
    const [pupil, other] = late.pupils as [SignedIn, SignedIn];
    const [own, others] = [await openAttempt(late, pupil), await openAttempt(late, other)];
    const until = (offset: number) =>
      db().testRelease.updateMany({
        where: { classId: late.classId },
        data: { beginUntil: new Date(Date.now() + offset) },
      });
    await until(60_000);
    // At 1 h 59 the whole time is still given.
    const { body } = await beginTest(own, pupil);
    expect((body.deadline as number) - (body.begunAt as number)).toBe(14 * 60_000);
    await db()
      .$executeRaw`UPDATE test_releases SET released_at = released_at - interval '3 hours' WHERE class_id = ${late.classId}::uuid`;
    await until(-1);
    expect(await beginTest(others, other)).toMatchObject({ status: 409, body: { code: 'test.begin-over' } });
    expect((await beginTest(own, pupil)).status).toBe(200);
  });

  it('holds the assistant back until the test has ended', async () => {
    const { pupil, device } = await begun();
    expect(await whyOff(db(), pupil.actor.id)).toBe('assistant.off-in-test');
    await conclude(device);
    expect(await whyOff(db(), pupil.actor.id)).toBeNull();
  });
});

describe('answers', () => {
  it('are saved by the key alone, each under its own verdict, and come back on another device', async () => {
    const { device, pupil } = await begun();
    const [one, two] = device.questions as Device['questions'] & [{ id: string }, { id: string }];
    const given = [
      { questionId: one.id, seq: 100, value: 'o1' },
      { questionId: two.id, seq: 200, value: ['o0', 'o2'] },
      { questionId: crypto.randomUUID(), seq: 300, value: true },
    ];
    expect(statesOf(await answer(device, given))).toEqual(['saved', 'saved', 'refused']);
    expect(statesOf(await answer(device, given.slice(0, 2)))).toEqual(['saved', 'saved']);
    const { body } = await beginTest(device.attemptId, pupil);
    expect(body.answers).toEqual(
      expect.arrayContaining(given.slice(0, 2).map(({ questionId, seq, value }) => ({ questionId, seq, value }))),
    );
  });

  it.each([
    ['a wrong key', (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
    ['no key', () => ''],
  ])('are refused with %s as if there were no such test', async (_, wrong) => {
    const { device } = await begun();
    const [one] = device.questions as Device['questions'] & [{ id: string }];
    const answers = [{ questionId: one.id, seq: 1, value: 'o1' }];
    expect((await answer({ ...device, key: wrong(device.key) }, answers)).status).toBe(404);
    const other = await begun();
    expect((await answer({ ...device, key: other.device.key }, answers)).status).toBe(404);
  });

  it('stand by their moment, in whatever order they arrive', async () => {
    const { device } = await begun();
    const questionId = idOf(device, 'single');
    const sent = [
      { questionId, seq: 500, value: 'o2' },
      { questionId, seq: 300, value: 'o1' },
      { questionId, seq: 900, value: null },
      { questionId, seq: 900, value: 'o0' },
      { questionId, seq: 899, value: 'o1' },
    ];
    const verdicts = [];
    for (const each of sent) verdicts.push(...statesOf(await answer(device, [each])));
    expect(verdicts).toEqual(['saved', 'older', 'saved', 'older', 'older']);
    expect(await stored(device, questionId)).toMatchObject({ seq: 900, value: null });
  });

  it('given in time count for two minutes after the end, wait for who teaches afterwards, and are refused once given late', async () => {
    const { device } = await begun();
    const questionId = idOf(device, 'single');
    await agedBy(device.attemptId, 14 * 60 + 60);
    const inTime = { questionId, seq: 14 * 60_000 - 1, value: 'o1' };
    const tooLate = { questionId, seq: 14 * 60_000 + 1, value: 'o2' };
    expect(statesOf(await answer(device, [inTime]))).toEqual(['saved']);
    expect(statesOf(await answer(device, [tooLate]))).toEqual(['refused']);
    await agedBy(device.attemptId, 120);
    const other = { ...inTime, questionId: idOf(device, 'number'), value: '12,5' };
    expect(statesOf(await answer(device, [other]))).toEqual(['late']);
    expect(await stored(device, other.questionId)).toBeNull();
    // What is stored already is told so, as often as it is asked.
    expect(statesOf(await answer(device, [inTime]))).toEqual(['saved']);
  });

  it('count where they are heard before the end, however far ahead the clock of the device runs', async () => {
    const { device } = await begun();
    const questionId = idOf(device, 'single');
    const ahead = [{ questionId, seq: 3 * 3_600_000, value: 'o1' }];
    expect(statesOf(await answer(device, ahead))).toEqual(['saved']);
    await agedBy(device.attemptId, 14 * 60 + 1);
    expect(statesOf(await answer(device, [{ questionId, seq: 3 * 3_600_001, value: 'o2' }]))).toEqual(['refused']);
    expect(await stored(device, questionId)).toMatchObject({ value: 'o1' });
  });

  it('count after the conclusion where they were given before it, until the key has left the server', async () => {
    const { device, pupil } = await begun();
    const questionId = idOf(device, 'single');
    await agedBy(device.attemptId, 60);
    const { body: first } = await conclude(device, { seq: 5000 });
    expect(statesOf(await answer(device, [{ questionId, seq: 5001, value: 'o0' }]))).toEqual(['refused']);
    expect(statesOf(await answer(device, [{ questionId, seq: 4999, value: 'o1' }]))).toEqual(['saved']);
    const { body: second } = await conclude(device);
    expect(second.receipt).not.toBe(first.receipt);
    await ofSession(KEY, device, 'answerKey', pupil);
    expect(statesOf(await answer(device, [{ questionId, seq: 5000, value: 'o2' }]))).toEqual(['refused']);
    expect((await conclude(device)).body.receipt).toBe(second.receipt);
  });

  it('come many at once, and a question stands once in a request', async () => {
    const { device } = await begun();
    const questionId = idOf(device, 'single');
    const twice = [1, 2].map((seq) => ({ questionId, seq, value: 'o1' }));
    expect((await answer(device, twice)).status).toBe(422);
    expect((await answer(device, [])).status).toBe(422);
  });
});

describe('the end', () => {
  it('grades what is right, gives a receipt, and the same one for a second click', async () => {
    const { device, pupil } = await begun();
    await answer(device, await rightAnswers(device));
    const { body } = await conclude(device);
    expect(body).toMatchObject({ state: 'concluded', concludedBy: 'student' });
    expect(body.receipt).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect((await conclude(device)).body).toMatchObject({ receipt: body.receipt, concludedAt: body.concludedAt });
    // Seven questions of weight 1, of which a short text waits for who teaches.
    const where = { studentId: pupil.actor.id };
    expect(await db().testGrade.findFirst({ where })).toMatchObject({ theoryRight: 6, theoryTotal: 7 });
  });

  it('comes by time at the deadline, unless more time was given than the device knew of', async () => {
    const { device } = await begun();
    expect((await conclude(device, { byTime: true })).body).toMatchObject({ state: 'begun', receipt: null });
    await agedBy(device.attemptId, 14 * 60);
    const { body } = await conclude(device, { byTime: true, seq: 14 * 60_000 });
    expect(body).toMatchObject({ state: 'concluded', concludedBy: 'time' });
  });

  it('comes by itself where no device is left', async () => {
    const { device, pupil } = await begun();
    await endOver(null, { id: device.attemptId });
    expect((await byKey(STANDING, device, 'standing', {})).body).toMatchObject({ state: 'begun' });
    await agedBy(device.attemptId, 14 * 60 + 121);
    await endOver(null, { id: device.attemptId });
    const { body } = await byKey(STANDING, device, 'standing', {});
    expect(body).toMatchObject({ state: 'concluded', concludedBy: 'time' });
    expect(await db().testGrade.findFirst({ where: { studentId: pupil.actor.id } })).toMatchObject({ theoryRight: 0 });
  });

  it('is heard by a device that tells how often its page was left', async () => {
    const { device } = await begun();
    await byKey(STANDING, device, 'standing', { leaves: 3, awaySeconds: 40 });
    await byKey(STANDING, device, 'standing', { leaves: 1, awaySeconds: 50 });
    const where = { id: device.attemptId };
    expect(await db().testAttempt.findUnique({ where })).toMatchObject({ leaves: 3, awaySeconds: 50 });
  });
});
