import { expect, it } from 'vitest';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { db } from '@/lib/platform/db/client';
import { switchRanking } from '@/lib/points/commands/switch-ranking';
import { classRanking } from '@/lib/points/queries/class-ranking';
import { proposedTeams } from '@/lib/teams/queries/proposed-teams';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { ownPoints } from '@/lib/units/queries/own-points';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

it('tells a pupil the own place and the first three, once who teaches wants it, and no name below them', async () => {
  const { id: schoolId } = await school();
  const pupils: SignedIn[] = await Promise.all(Array.from({ length: 5 }, () => signedIn('aluno', schoolId)));
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils, content });
  const studentIds = pupils.map(({ actor }) => actor.id);
  await closedLessons({ classId, schoolId, studentIds, numbers: numbersOf(1) });
  for (const [missed, studentId] of studentIds.entries()) {
    // The last two have the same.
    const lesson = { classId, number: { lte: Math.min(missed, 3) } };
    await db().attendanceMark.updateMany({ where: { studentId, lesson }, data: { state: 'absent' } });
  }
  await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  const last = pupils[4] as SignedIn;
  const notFound = expect.objectContaining({ code: 'MODEL_NOT_FOUND' });
  await expect(classRanking(last.actor, { classId })).rejects.toEqual(notFound);
  await switchRanking(facilitator.actor, { classId, on: true });
  const { place, students, top } = await classRanking(last.actor, { classId });
  expect([place, students]).toEqual([4, 5]);
  expect(top.map(({ place: at, name }) => [at, name])).toEqual(
    [0, 1, 2].map((at) => [at + 1, (pupils[at] as SignedIn).actor.name]),
  );
  // Who is inactive stands on no podium, and takes nobody's place.
  await db().account.update({ where: { id: studentIds[0] as string }, data: { active: false } });
  const now = await classRanking(last.actor, { classId });
  expect([now.place, now.students, now.top[0]?.name]).toEqual([3, 4, (pupils[1] as SignedIn).actor.name]);
  // Of two on the third place none is left out for the name.
  expect(now.top.map(({ place: at }) => at)).toEqual([1, 2, 3, 3]);
  const stranger = await signedIn('aluno', schoolId);
  await expect(classRanking(stranger.actor, { classId })).rejects.toEqual(notFound);
  await switchRanking(facilitator.actor, { classId, on: false });
  await expect(classRanking(last.actor, { classId })).rejects.toEqual(notFound);
});

it('counts with whoever moved what the class before paid, also where the leader of a team is looked for', async () => {
  const { id: schoolId } = await school();
  const [mover, stays] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = { units: 3, lessonsEach: 5 };
  const { id, facilitator, course, module } = await runningClass(schoolId, { pupils: [mover], content });
  const studentIds = [mover.actor.id];
  await closedLessons({ classId: id, schoolId, studentIds, numbers: numbersOf(1) });
  await closeUnit(facilitator.actor, { classId: id, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  const { id: classId } = await classOfSameModule({ schoolId, facilitator, course, module });
  await enrolStudents(facilitator.actor, { classId, studentIds: [...studentIds, stays.actor.id] });
  await unenrolStudents(facilitator.actor, { classId: id, studentIds });
  await switchRanking(facilitator.actor, { classId, on: true });
  const { place, total } = await classRanking(mover.actor, { classId });
  expect([place, total > 0]).toEqual([1, true]);
  expect(await ownPoints(mover.actor, { classId })).toMatchObject({ total, honors: 1 });
  expect(await ownPoints(stays.actor, { classId })).toMatchObject({ total: 0, honors: 0 });
  expect((await classRanking(stays.actor, { classId })).place).toBe(2);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const proposed = await proposedTeams(facilitator.actor, { classId, project: 1, by: 'number', amount: 1, seed });
    expect(proposed.teams).toEqual([[stays.actor.id, mover.actor.id]]);
  }
});
