import { expect, it } from 'vitest';
import { closeClass } from '@/lib/class-life/commands/close-class';
import { ownWay } from '@/lib/classroom/queries/own-way';
import { celebrateHonors } from '@/lib/points/commands/celebrate-honors';
import { freshHonors } from '@/lib/points/queries/fresh-honors';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { ownPoints } from '@/lib/units/queries/own-points';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

it('an honor is new to its pupil until it was on the screen, once in two tabs, and to nobody else', async () => {
  const { classId, pupil, other } = await certified();
  const { fresh } = await ownPoints(pupil.actor, { classId });
  expect(fresh).toMatchObject([{ kind: 'certificate', number: 1 }]);
  expect((await ownPoints(other.actor, { classId })).fresh).toEqual([]);
  const ids = fresh.map(({ id }) => id);
  expect(await celebrateHonors(other.actor, { ids })).toEqual({ count: 0 });
  const tabs = await Promise.all([celebrateHonors(pupil.actor, { ids }), celebrateHonors(pupil.actor, { ids })]);
  expect(tabs.map(({ count }) => count).sort()).toEqual([0, 1]);
  expect((await ownPoints(pupil.actor, { classId })).fresh).toEqual([]);
  expect(await freshHonors(pupil.actor, {})).toEqual([]);
});

it('those of a class that ended before anybody looked are still new, and the pupil’s own', async () => {
  const { classId, facilitator, pupil, other } = await certified();
  await closeClass(facilitator.actor, { classId });
  await expect(ownWay(pupil.actor, {})).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  expect(await freshHonors(pupil.actor, {})).toMatchObject([{ kind: 'certificate', number: 1 }]);
  expect(await freshHonors(other.actor, {})).toEqual([]);
});

/** One of two pupils earned the certificate of the first unit. */
async function certified() {
  const { id: schoolId } = await school();
  const [pupil, other] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil, other], content });
  await closedLessons({ classId, schoolId, studentIds: [pupil.actor.id], numbers: numbersOf(1) });
  await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  return { classId, facilitator, pupil, other };
}
