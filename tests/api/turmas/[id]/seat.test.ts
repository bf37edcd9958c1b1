import { expect, it } from 'vitest';
import { GET as seat } from '@/app/api/turmas/[id]/seat/route';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { ownWay } from '@/lib/classroom/queries/own-way';
import { seat as readSeat } from '@/lib/classroom/queries/seat';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { setSwitches } from '@/lib/lessons/commands/set-switches';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { checkChallenges } from '@/lib/missions/commands/check-challenges';
import { tickChallenge } from '@/lib/missions/commands/tick-challenge';
import { proposePairs } from '@/lib/pairs/commands/propose-pairs';
import { db } from '@/lib/platform/db/client';
import { assessLesson } from '@/lib/self-assessments/commands/assess-lesson';
import { valueChallenges } from '@/lib/self-assessments/commands/value-challenges';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { classInLesson, runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const at = () => new Date().toISOString();

/** A lesson in which each of two pupils was marked, spoke and was valued, and what its plan says. */
async function given() {
  const { id: schoolId } = await school();
  const [lia, caio] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { classId, number, facilitator } = await classInLesson(schoolId, { pupils: [lia, caio] });
  const place = { classId, number };
  const plans = await db().classPlan.findMany({ where: { classId }, select: { planId: true, number: true } });
  for (const { planId, number: of } of plans) {
    await db().lessonPlan.update({
      where: { id: planId },
      data: {
        activity: `fazer-${of}`,
        questions: `pensar-${of}`,
        materials: `levar-${of}`,
        facilitatorNotes: 'gabarito',
      },
    });
  }
  const { actor } = facilitator;
  const marks = [
    { studentId: lia.actor.id, state: 'present' as const },
    { studentId: caio.actor.id, state: 'justified' as const, note: 'consulta' },
  ];
  await takeAttendance(actor, { ...place, at: at(), marks });
  await assessLesson(caio.actor, { ...place, at: at(), percent: 30 });
  await assessLesson(lia.actor, { ...place, at: at(), percent: 70 });
  await valueChallenges(actor, { ...place, at: at(), values: [{ studentId: lia.actor.id, percent: 87 }] });
  const read = async (who: SignedIn, query = '') => {
    const answer = await send(seat, {
      path: `/turmas/${classId}/seat${query}`,
      params: { id: classId },
      bearer: who.bearer,
    });
    return { answer, bytes: JSON.stringify(answer.body) };
  };
  return { place, actor, lia, caio, read };
}

it('holds what is the pupil’s own, and nobody else’s marks, no value before it counts, no notes of who teaches', async () => {
  const { read, lia, caio } = await given();
  const { answer, bytes } = await read(lia);
  expect(answer.body).toMatchObject({
    lesson: { number: 1, status: 'ongoing', attendance: 'present', slider: 70, activity: '<p>fazer-1</p>\n' },
  });
  for (const secret of [caio.actor.id, caio.actor.name, 'justified', 'consulta', 'gabarito']) {
    expect(bytes).not.toContain(secret);
  }
  expect(bytes).not.toMatch(/[:,[](87|30)[,}\]]/);
  // Of the lessons to come their names alone.
  expect(bytes).not.toContain('fazer-2');
});

it('holds the missions that the class works for, with the own ticks and what who teaches says of them', async () => {
  const { place, actor, read, lia, caio } = await given();
  const { classId } = place;
  const challenges = ['m1', 'm2', 'o1'].map((key) => ({ key, name: `Fazer ${key}`, mandatory: key !== 'o1' }));
  await db().pinnedModule.update({ where: { classId }, data: { missions: [{ unit: 1, name: 'Fila', challenges }] } });
  const ticked = (who: SignedIn, challenge: string) =>
    tickChallenge(who.actor, { classId, unit: 1, challenge, done: true, at: at() });
  for (const key of ['m1', 'm2']) await ticked(lia, key);
  await ticked(caio, 'o1');
  const checks = [{ studentId: lia.actor.id, challenge: 'm2', checked: false }];
  await checkChallenges(actor, { classId, unit: 1, at: at(), checks });
  const seatOfLia = (await read(lia)).answer.body;
  const one = (key: string, own: boolean, checked: boolean | null) => ({ key, own, checked });
  const shown = [one('m1', true, null), one('m2', true, false), one('o1', false, null)];
  expect(seatOfLia).toMatchObject({ ownMissions: [{ unit: 1, isOver: false, challenges: shown }], missions: [] });
});

it('offers no tick of a unit that another class paid who moved, and goes on offering it to everybody else', async () => {
  const { id: schoolId } = await school();
  const [moved, stays] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = { units: 3, lessonsEach: 5 };
  const { id, facilitator, course, module } = await runningClass(schoolId, { pupils: [moved], content });
  const [studentId, teacher] = [moved.actor.id, facilitator.actor];
  await closedLessons({ classId: id, schoolId, studentIds: [studentId], numbers: numbersOf(1) });
  await closeUnit(teacher, { classId: id, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  const { id: classId } = await classOfSameModule({ schoolId, facilitator, course, module });
  await enrolStudents(teacher, { classId, studentIds: [studentId, stays.actor.id] });
  await unenrolStudents(teacher, { classId: id, studentIds: [studentId] });
  const challenges = [{ key: 'm1', name: 'Fazer', mandatory: true }];
  const missions = [1, 2].map((unit) => ({ unit, name: 'Fila', challenges }));
  await db().pinnedModule.update({ where: { classId }, data: { missions } });
  const over = async (who: SignedIn) =>
    (await readSeat(who.actor, { classId }))?.ownMissions.map(({ isOver }) => isOver);
  expect(await over(moved)).toEqual([true, false]);
  expect(await over(stays)).toEqual([false, false]);
  const tick = { classId, unit: 1 as const, challenge: 'm1', done: true, at: at() };
  await expect(tickChallenge(moved.actor, tick)).rejects.toMatchObject({ code: 'unit.closed' });
});

it('shows what was ticked, and judged, in the class that its pupil came from', async () => {
  const { id: schoolId } = await school();
  const moved = await signedIn('aluno', schoolId);
  const { id, facilitator, course, module } = await runningClass(schoolId, { pupils: [moved] });
  const [studentId, teacher] = [moved.actor.id, facilitator.actor];
  const pinned = (classId: string, keys: [string, string]) => {
    const challenges = keys.map((key, place) => ({ key, name: `Fazer ${place}`, mandatory: true }));
    return db().pinnedModule.update({
      where: { classId },
      data: { missions: [{ unit: 1, name: 'Fila', challenges }] },
    });
  };
  await pinned(id, ['m1', 'm2']);
  const mission = { classId: id, unit: 1 as const, at: at() };
  await tickChallenge(moved.actor, { ...mission, challenge: 'm1', done: true });
  await checkChallenges(teacher, { ...mission, checks: [{ studentId, challenge: 'm2', checked: true }] });
  const { id: classId } = await classOfSameModule({ schoolId, facilitator, course, module });
  await pinned(classId, ['m2', 'm1']);
  await enrolStudents(teacher, { classId, studentIds: [studentId] });
  await unenrolStudents(teacher, { classId: id, studentIds: [studentId] });
  const shown = async () => (await readSeat(moved.actor, { classId }))?.ownMissions[0]?.challenges;
  expect(await shown()).toMatchObject([
    { key: 'm2', own: true, checked: null },
    { key: 'm1', own: false, checked: true },
  ]);
  await tickChallenge(moved.actor, { ...mission, classId, challenge: 'm2', done: false, at: at() });
  expect(await shown()).toMatchObject([{ own: false }, { checked: true }]);
});

it('holds no text of any lesson while the screens are off, and all of it again afterwards', async () => {
  const { read, lia, actor, place } = await given();
  await setSwitches(actor, { ...place, at: at(), screensOff: true });
  const dark = await read(lia);
  expect(dark.answer.body).toMatchObject({ screensOff: true, lesson: { slider: 70 } });
  expect(dark.bytes).not.toMatch(/fazer|pensar|levar/);
  await setSwitches(actor, { ...place, at: at(), screensOff: false });
  expect((await read(lia)).bytes).toMatch(/fazer-1/);
  // The next lesson is as dark as the one before it.
  await closeLesson(actor, { ...place, at: at() });
  await startLesson(actor, { ...place, number: 2, at: at() });
  await setSwitches(actor, { ...place, number: 2, at: at(), screensOff: true });
  expect((await read(lia, '?number=1')).bytes).not.toMatch(/fazer|pensar|levar/);
});

it('is dark for a morning: a lesson that nobody closed keeps no child in the dark at home', async () => {
  const { read, lia, actor, place } = await given();
  await setSwitches(actor, { ...place, at: at(), screensOff: true });
  const then = new Date(Date.now() - 5 * 3600_000);
  const data = { startedAt: then, screensSwitchedAt: then };
  await db().classLesson.updateMany({ where: { classId: place.classId }, data });
  const { answer, bytes } = await read(lia);
  expect(answer.body).toMatchObject({ screensOff: false, lesson: { screensOff: false, status: 'ongoing' } });
  expect(bytes).toMatch(/fazer-1/);
});

it('shows the way through the module by what is the pupil’s own, without a text of any lesson', async () => {
  const { actor, lia, caio, place } = await given();
  const way = await ownWay(lia.actor, {});
  expect(way).toMatchObject({
    class: { id: place.classId, isPublic: true },
    lessons: [
      { number: 1, status: 'ongoing', attendance: 'present', slider: 70 },
      { number: 2, status: 'notStarted', attendance: null, slider: null },
      { number: 3 },
      { number: 4 },
    ],
    pair: null,
  });
  expect(JSON.stringify(way)).not.toMatch(/fazer|pensar|levar|gabarito/);
  await proposePairs(actor, place);
  expect((await ownWay(lia.actor, {}))?.pair).toEqual({ place: 0, partners: [] });
  expect((await ownWay(caio.actor, {}))?.lessons[0]).toMatchObject({ attendance: 'justified', slider: 30 });
  const newcomer = await signedIn('aluno', String(lia.actor.schoolId));
  await expect(ownWay(newcomer.actor, {})).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
});
