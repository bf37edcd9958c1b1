import { expect, it } from 'vitest';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { certificatesOfUnit, ownCertificates } from '@/lib/units/queries/certificates';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

it('prints a certificate for its pupil and for who teaches the class, and for nobody else', async () => {
  const { id: schoolId } = await school();
  const [pupil, other, stranger] = [
    await signedIn('aluno', schoolId),
    await signedIn('aluno', schoolId),
    await signedIn('instrutor', schoolId),
  ];
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil, other], content });
  await closedLessons({ classId, schoolId, studentIds: [pupil.actor.id], numbers: numbersOf(1) });
  const of = { classId, unit: 1 };
  await closeUnit(facilitator.actor, { ...of, typed: 1, ticked: [...warningCodes], understood: true });
  const [own] = await ownCertificates(pupil.actor, {});
  expect(own).toMatchObject({ unit: 1, isForgiving: false });
  const honorId = own?.id as string;
  expect(await ownCertificates(pupil.actor, { honorId })).toEqual([own]);
  expect((await certificatesOfUnit(facilitator.actor, of)).certificates).toEqual([own]);
  expect(await ownCertificates(other.actor, {})).toEqual([]);
  const notFound = expect.objectContaining({ code: 'MODEL_NOT_FOUND' });
  await expect(ownCertificates(other.actor, { honorId })).rejects.toEqual(notFound);
  await expect(certificatesOfUnit(stranger.actor, of)).rejects.toEqual(notFound);
});
