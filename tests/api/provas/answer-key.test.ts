import { describe, expect, it } from 'vitest';
import { POST as KEY } from '@/app/api/provas/attempts/[id]/answerKey/route';
import { POST as CLOSE_KEY } from '@/app/api/provas/attempts/[id]/answerKey/shown/route';
import { GET as MINE } from '@/app/api/provas/mine/route';
import { POST as CONCLUDE_FOR } from '@/app/api/turmas/[id]/units/[unit]/test/conclude/route';
import { POST as REDO } from '@/app/api/turmas/[id]/units/[unit]/test/redo/route';
import { db } from '@/lib/platform/db/client';
import { agedBy, byTeacher, classWithTest, releasedTest } from '@/tests/support/class-test';
import { send } from '@/tests/support/send';
import { answer, begun, conclude, ofSession, rightAnswers } from '@/tests/support/test-device';

describe('the answer key', () => {
  it('is given once: again until it was shown, then the result alone', async () => {
    const { device, pupil } = await begun();
    await answer(device, await rightAnswers(device));
    const early = await ofSession(KEY, device, 'answerKey', pupil);
    expect(early).toMatchObject({ status: 409, body: { code: 'test.key-not-due' } });
    expect(JSON.stringify(early.body)).not.toContain('explanation');
    await conclude(device);
    const { body } = await ofSession(KEY, device, 'answerKey', pupil);
    expect(body).toMatchObject({ keyState: 'due', ungraded: 1, theory: { right: 600, total: 700 } });
    expect((body.key as unknown[]).length).toBe(7);
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body.key).toEqual(body.key);
    await ofSession(CLOSE_KEY, device, 'answerKey/shown', pupil);
    const { body: after } = await ofSession(KEY, device, 'answerKey', pupil);
    expect(after).toMatchObject({ keyState: 'shown', key: null, topics: [{ topic: 'Laços', right: 600, total: 700 }] });
    expect((await send(MINE, { path: '/provas/mine', bearer: pupil.bearer })).body.tests).toMatchObject([
      { state: 'concluded', keyState: 'shown' },
    ]);
  });

  it('waits two minutes where time ended the test, and closes ten minutes after it was sent', async () => {
    const { device, pupil } = await begun();
    await agedBy(device.attemptId, 14 * 60);
    await conclude(device, { byTime: true, seq: 14 * 60_000 });
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body.code).toBe('test.key-not-due');
    await agedBy(device.attemptId, 121);
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body.keyState).toBe('due');
    const keySentAt = new Date(Date.now() - 10 * 60_000);
    await db().testAttempt.update({ where: { id: device.attemptId }, data: { keySentAt } });
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body).toMatchObject({ keyState: 'shown', key: null });
  });

  it('is not kept back by a test of the same number in another module', async () => {
    const { of, device, pupil } = await begun();
    await conclude(device);
    await releasedTest(await classWithTest({ schoolId: of.schoolId, pupils: [pupil] }));
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body.keyState).toBe('due');
  });

  it('is kept back while its pupil may do the test again', async () => {
    const { of, device, pupil } = await begun();
    await conclude(device);
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body.keyState).toBe('due');
    const studentIds = [pupil.actor.id];
    await byTeacher(of, REDO, '/redo', { versionId: of.versionId, studentIds });
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body).toMatchObject({ code: 'test.key-not-due' });
    const mine = async () => (await send(MINE, { path: '/provas/mine', bearer: pupil.bearer })).body.tests as object[];
    expect((await mine())[1]).toMatchObject({ state: 'concluded', keyState: 'none' });
    // The redo that is never begun leaves the key as it was.
    await byTeacher(of, CONCLUDE_FOR, '/conclude', { studentIds });
    expect((await ofSession(KEY, device, 'answerKey', pupil)).body.keyState).toBe('due');
  });
});
