import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { planStudentImport } from '@/lib/imports/commands/plan-student-import';
import { db } from '@/lib/platform/db/client';
import { pupilsOf } from '@/tests/support/imports/pupils';
import { type Cells, sheetOf } from '@/tests/support/imports/student-import';
import { school, signedIn } from '@/tests/support/world';

/** A school with one pupil, and what becomes of the lines of a file there. */
async function fileFor(fields: object) {
  const { id: schoolId } = await school();
  const { actor } = await signedIn('escola', schoolId);
  const [pupil] = await pupilsOf(schoolId, 1);
  const id = String(pupil?.id);
  const { login } = await db().account.findUniqueOrThrow({ where: { id }, select: { login: true } });
  await db().student.update({ where: { id }, data: { registrationNumber: login, providerId: null, ...fields } });
  const planned = async (lines: Cells[]) => {
    const { steps } = await planStudentImport(actor, sheetOf(lines));
    return steps.map(({ act, blocked }) => (blocked ? blocked.map(({ path, code }) => `${path} ${code}`) : act));
  };
  return { planned, name: String(pupil?.name), login };
}

it('tells of a login that the school, or the file, has as the number of another pupil', async () => {
  const mark = randomUUID().slice(0, 8);
  const { planned } = await fileFor({ registrationNumber: `n-${mark}` });
  const steps = await planned([
    { name: 'Caio Reis', login: `N-${mark}` },
    { name: 'Davi Reis', login: `m-${mark}` },
    { name: 'Eva Reis', registrationNumber: `m-${mark}` },
    { name: 'Gil Reis', login: `g-${mark}`, registrationNumber: `k-${mark}` },
  ]);
  expect(steps).toEqual([['login login-is-number'], ['login login-is-number'], 'create', 'create']);
});

it('gives a first number to the pupil of the name and day of birth, and registers nobody a second time', async () => {
  const { planned, name } = await fileFor({ birthDate: new Date('2014-03-05') });
  const birthDate = '05/03/2014';
  expect(await planned([{ name, birthDate, registrationNumber: '123' }])).toEqual(['change']);
  expect(await planned([{ name, birthDate, providerId: 'p-1' }])).toEqual(['change']);
  // Of no known day, or with a login that is nobody's, it may be somebody else of the name.
  expect(await planned([{ name, registrationNumber: '123' }])).toEqual(['create']);
  expect(await planned([{ name, birthDate, login: `l-${randomUUID()}` }])).toEqual(['create']);
  const numbered = await fileFor({ birthDate: new Date('2014-03-05'), registrationNumber: '122', providerId: 'p-1' });
  const other = { name: numbered.name, birthDate };
  expect(await numbered.planned([{ ...other, registrationNumber: '123' }])).toEqual(['create']);
  expect(await numbered.planned([{ ...other, providerId: 'p-2' }])).toEqual(['create']);
});
