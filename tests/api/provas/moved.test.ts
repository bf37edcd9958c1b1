import { expect, it } from 'vitest';
import { POST as KEY } from '@/app/api/provas/attempts/[id]/answerKey/route';
import { GET as MINE } from '@/app/api/provas/mine/route';
import { POST as CONCLUDE } from '@/app/api/turmas/[id]/units/[unit]/test/conclude/route';
import { POST as REDO } from '@/app/api/turmas/[id]/units/[unit]/test/redo/route';
import { GET as BOARD } from '@/app/api/turmas/[id]/units/[unit]/test/route';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { gradePractice } from '@/lib/grades/commands/grade-practice';
import { gradeShortTexts } from '@/lib/online-tests/commands/grade-short-texts';
import { practiceToGrade } from '@/lib/online-tests/queries/practice-to-grade';
import { shortTexts } from '@/lib/online-tests/queries/short-texts';
import { db } from '@/lib/platform/db/client';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import { unitsOfClass } from '@/lib/units/queries/units-of-class';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { beginTest, begunTest, byTeacher, classWithTest, openAttempt, releasedTest } from '@/tests/support/class-test';
import { closedLessons } from '@/tests/support/closed-lessons';
import { send } from '@/tests/support/send';
import { answer, begun, conclude, ofSession, rightAnswers } from '@/tests/support/test-device';
import { type SignedIn, signedIn } from '@/tests/support/world';

const close = ({ actor }: SignedIn, classId: string) =>
  closeUnit(actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });

/** A class of the same module, with its first unit's lessons behind it, that the pupil has gone over to. */
async function movedOn({ of, pupil }: Pick<Awaited<ReturnType<typeof begun>>, 'of' | 'pupil'>) {
  const { course, module } = of.running;
  const { schoolId, facilitator, classId } = of;
  const studentIds = [pupil.actor.id];
  const other = await classOfSameModule({ schoolId, facilitator, course, module });
  await closedLessons({ classId: other.id, schoolId, studentIds: [], numbers: [1, 2, 3, 4] });
  await enrolStudents(facilitator.actor, { classId: other.id, studentIds });
  await unenrolStudents(facilitator.actor, { classId, studentIds });
  return { ...other, studentIds };
}

it('a test that was begun in the class that its pupil came from keeps the unit open, and counts', async () => {
  const { of, pupil, device } = await begun();
  const { id } = await movedOn({ of, pupil });
  await expect(close(of.facilitator, id)).rejects.toMatchObject({ code: 'unit.tests-open' });
  await answer(device, await rightAnswers(device));
  await conclude(device);
  await close(of.facilitator, id);
  const line = await db().pointEntry.findFirst({ where: { classId: id, kind: 'test' } });
  expect(line?.basis).toMatchObject({ theoryRight: 6, theoryTotal: 7 });
  expect(await driftOfClass(db(), id)).toEqual([]);
});

it('a test that was begun goes on where its pupil is now, on any device, and its key is his', async () => {
  const { of, pupil, device } = await begun();
  const [given] = await rightAnswers(device);
  await answer(device, given ? [given] : []);
  await movedOn({ of, pupil });
  const mine = async () => (await send(MINE, { path: '/provas/mine', bearer: pupil.bearer })).body.tests;
  expect(await mine()).toMatchObject([{ attemptId: device.attemptId, state: 'begun' }]);
  const again = await beginTest(device.attemptId, pupil);
  expect(again).toMatchObject({ status: 200, body: { key: device.key, answers: [given] } });
  await conclude(device);
  expect((await ofSession(KEY, device, 'answerKey', pupil)).body.keyState).toBe('due');
  expect(await mine()).toMatchObject([{ state: 'concluded', keyState: 'due' }]);
});

it('who teaches the class that its pupil came from sees it on the board until it ends and no answer waits, and ends it', async () => {
  const { of, pupil, device } = await begun();
  await movedOn({ of, pupil });
  const row = async () => {
    const params = { id: of.classId, unit: '1' };
    const at = { path: `/turmas/${of.classId}/units/1/test`, params };
    const { body } = await send(BOARD, { ...at, bearer: of.facilitator.bearer });
    return (body.pupils as { studentId: string }[]).find(({ studentId }) => studentId === pupil.actor.id);
  };
  expect(await row()).toMatchObject({ hasLeft: true, attempt: { id: device.attemptId, state: 'begun' } });
  const ended = await byTeacher(of, CONCLUDE, '/conclude', { studentIds: [pupil.actor.id] });
  expect(ended.status).toBe(200);
  expect(await row()).toBeUndefined();
  const [late] = await rightAnswers(device);
  await db().$executeRaw`
    INSERT INTO late_answers (attempt_id, question_id, seq, value, received_at)
    VALUES (${device.attemptId}::uuid, ${late?.questionId}::uuid, 1, '"a"', now())`;
  expect(await row()).toMatchObject({ hasLeft: true, attempt: { state: 'concluded', late: 1 } });
});

it('a test that was not begun is left behind with the class', async () => {
  const of = await classWithTest();
  const [pupil] = of.pupils as [SignedIn];
  await releasedTest(of);
  const attemptId = await openAttempt(of, pupil);
  await movedOn({ of, pupil });
  expect((await beginTest(attemptId, pupil)).status).toBe(404);
  expect((await send(MINE, { path: '/provas/mine', bearer: pupil.bearer })).body.tests).toEqual([]);
});

it('one that nobody may begin any more, since its pupil left the class, keeps no unit open', async () => {
  const of = await classWithTest();
  const [pupil, stays] = of.pupils as [SignedIn, SignedIn];
  await releasedTest(of, { studentIds: [pupil.actor.id] });
  const blockers = async (classId: string) =>
    (await unitsOfClass(of.facilitator.actor, { classId })).units[0]?.blockers;
  expect(await blockers(of.classId)).toContain('unit.tests-open');
  const { id } = await movedOn({ of, pupil });
  expect(await blockers(of.classId)).not.toContain('unit.tests-open');
  expect(await blockers(id)).toEqual([]);
  await releasedTest(of, { studentIds: [stays.actor.id] });
  expect(await blockers(id)).toEqual([]);
});

it('a release to everybody leaves out who has the test behind him, or open, in the class that he came from', async () => {
  const { of, pupil, device } = await begun();
  const stays = await signedIn('aluno', of.schoolId);
  const { id: classId } = await movedOn({ of, pupil });
  await enrolStudents(of.facilitator.actor, { classId, studentIds: [stays.actor.id] });
  const there = { ...of, classId };
  expect((await releasedTest(there)).body).toMatchObject({ studentIds: [stays.actor.id] });
  await conclude(device);
  expect((await releasedTest(there)).body).toMatchObject({ code: 'test.nobody' });
  // Who is named takes it once more, as who teaches wants it.
  const named = { studentIds: [pupil.actor.id] };
  expect((await releasedTest(there, named)).body).toMatchObject(named);
});

it('whom another class paid the unit is given no test of it any more', async () => {
  const { of, pupil, device } = await begun();
  await conclude(device);
  const { id, studentIds } = await movedOn({ of, pupil });
  await close(of.facilitator, id);
  await enrolStudents(of.facilitator.actor, { classId: of.classId, studentIds });
  await unenrolStudents(of.facilitator.actor, { classId: id, studentIds });
  const redo = await byTeacher(of, REDO, '/redo', { versionId: of.versionId, studentIds });
  expect(redo.body).toMatchObject({ code: 'unit.closed' });
  // The other one has it open: nobody is left.
  expect((await releasedTest(of)).body).toMatchObject({ code: 'test.nobody' });
});

/** Both of the class wrote an answer; the second went on to another class, and was paid there. */
async function paidBesideOpen() {
  const { of, pupil, device } = await begun();
  const [, other] = of.pupils as [SignedIn, SignedIn];
  for (const one of [device, await begunTest(of, other)]) {
    await answer(one, await rightAnswers(one));
    await conclude(one);
  }
  const { id } = await movedOn({ of, pupil: other });
  await close(of.facilitator, id);
  return { teacher: of.facilitator, place: { classId: of.classId, unit: 1 as const }, of, pupil };
}

it('the written answer of whom another class has paid hides nobody’s name: it is graded no more', async () => {
  const { teacher, place, pupil } = await paidBesideOpen();
  const read = async () => (await shortTexts(teacher.actor, place)).questions[0];
  const open = await read();
  expect(open?.answers).toMatchObject([{ studentName: null, score: null }]);
  const grades = (open?.answers ?? []).map(({ attemptId, seq }) => ({
    attemptId,
    seq,
    questionId: `${open?.id}`,
    score: 100,
  }));
  await gradeShortTexts(teacher.actor, { ...place, grades });
  expect((await read())?.answers).toMatchObject([{ studentName: pupil.actor.name, score: 100 }]);
});

it('what a person graded, and whose answers were left ungraded, can be read after the unit is closed', async () => {
  const { teacher, place, of, pupil } = await paidBesideOpen();
  const { classId } = place;
  const studentId = pupil.actor.id;
  await gradePractice(teacher.actor, { ...place, grades: [{ studentId, practice: 70 }] });
  await closedLessons({ classId, schoolId: of.schoolId, studentIds: [studentId], numbers: [1, 2, 3, 4] });
  await close(teacher, classId);
  const practice = await practiceToGrade(teacher.actor, place);
  expect(practice).toMatchObject({ unitClosed: true, pupils: [{ studentId, practice: 70 }] });
  const { questions } = await shortTexts(teacher.actor, place);
  expect(questions[0]?.answers).toMatchObject([{ studentName: pupil.actor.name, score: null }]);
});
