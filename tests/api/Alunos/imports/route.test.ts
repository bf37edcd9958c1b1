import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { passwordMatches } from '@/lib/platform/passwords/passwords';
import { guardiansOf, pupilsOf } from '@/tests/support/imports/pupils';
import {
  type Cells,
  importedStudents,
  newFamily,
  plannedImport,
  type Step,
  studentRows,
} from '@/tests/support/imports/student-import';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let escola: SignedIn;
let schoolId: string;
let family: string;
beforeEach(async () => {
  schoolId = (await school()).id;
  escola = await signedIn('escola', schoolId);
  family = newFamily();
});

const planned = (lines: Cells[]) => plannedImport(escola.bearer, lines);
const imported = (lines: Cells[]) => importedStudents(escola.bearer, lines);

describe('an import of students', () => {
  it('registers them with a proposed login, a password to hand out, a class and guardians', async () => {
    const { id: classId, name: className } = await schoolClass(schoolId, {});
    const person = { name: `Ana ${family}`, birthDate: '05/03/2014', sex: 'F', className };
    const guardian = { firstName: 'Bia Lima', firstEmail: 'bia@example.org' };
    const { passwords, steps, counts } = await imported([
      { ...person, ...guardian },
      { name: `Ana ${family}`, birthDate: '01/02/2015', registrationNumber: '77', ...guardian },
    ]);
    expect(counts).toEqual({ create: 2 });
    const stem = `ana.${family.toLowerCase()}`;
    expect(steps.map(({ changes = [] }) => changes.find(({ field }) => field === 'login')?.to)).toEqual([
      stem,
      `${stem}2`,
    ]);
    const account = await db().account.findUniqueOrThrow({ where: { loginKey: stem }, include: { student: true } });
    expect(account).toMatchObject({
      firstAccess: true,
      tipo: 'aluno',
      schoolId,
      student: { registrationNumber: stem, sex: 'female', birthDate: new Date('2014-03-05'), schoolYear: 'EF7' },
    });
    expect(await passwordMatches(account.passwordHash, String(passwords[0]?.told.password))).toBe(true);
    expect(passwords[0]?.told.password).not.toBe(passwords[1]?.told.password);
    expect(await guardiansOf(account.id)).toEqual(['1 Bia Lima <bia@example.org>']);
    expect(await db().enrolment.count({ where: { classId, studentId: account.id, leftAt: null } })).toBe(1);
    expect(await db().guardian.count({ where: { schoolId } })).toBe(1);
    const kept = await db().bulkPlan.findFirstOrThrow({ where: { schoolId } });
    expect(JSON.stringify([kept.prepared, kept.asked, kept.steps])).not.toMatch(/argon2/);
  });

  it('changes nothing the second time, whether a line has a login or not', async () => {
    const { name: className } = await schoolClass(schoolId, {});
    const lines = [
      { name: `Ana ${family}`, className, firstName: 'Bia', firstEmail: 'bia@example.org' },
      { name: `Caio ${family}`, birthDate: '01/02/2015' },
      { name: `Davi ${family}`, login: `davi.${family}`, registrationNumber: '9-x', sex: 'm' },
    ];
    await imported(lines);
    const before = await studentRows(schoolId);
    const { counts, passwords } = await imported(lines);
    expect({ counts, passwords }).toEqual({ counts: { leave: 3 }, passwords: [] });
    expect(await studentRows(schoolId)).toEqual(before);
    // Of whom the number tells, in whatever case it is written.
    const { counts: others } = await imported([{ name: `Davi ${family}`, registrationNumber: '9-X' }]);
    expect(others).toEqual({ change: 1 });
  });

  it('refuses by column what the school or the product has otherwise', async () => {
    const [one, two] = await pupilsOf(schoolId, 2);
    const [stranger] = await pupilsOf((await school()).id, 1);
    await schoolClass(schoolId, {});
    const { body } = await planned([
      { name: 'Ana', login: String(stranger?.login) },
      { name: 'Davi', login: String(one?.login) },
      { name: 'Ana Lima', login: `new.${family}`, providerId: String(two?.providerId) },
      { name: 'Ana Lima', login: String(one?.login), providerId: String(two?.providerId) },
      { name: 'Caio', className: 'Turma que não há' },
    ]);
    expect(body.id).toBeNull();
    expect(
      (body.steps as { line: number; blocked: { path: string; code: string }[] }[]).map(({ line, blocked }) => [
        line,
        ...blocked.map(({ path, code }) => `${path} ${code}`),
      ]),
    ).toEqual([
      [2, 'login login-taken'],
      [3, 'name student-of-another-name'],
      [4, 'login other-login'],
      [5, 'login line-repeated', 'providerId line-repeated', 'providerId of-another'],
      [6, 'className class-unknown'],
    ]);
  });

  it('puts nobody inactive and nobody invented into a class', async () => {
    const [one, two] = await pupilsOf(schoolId, 2);
    const { name: className } = await schoolClass(schoolId, {});
    await db().account.update({ where: { id: String(one?.id) }, data: { active: false } });
    await db().student.update({ where: { id: String(two?.id) }, data: { fictitious: true } });
    const { body } = await planned([
      { name: String(one?.name), login: String(one?.login), className },
      { name: String(two?.name), login: String(two?.login), className },
    ]);
    expect((body.steps as Step[]).map(({ blocked }) => blocked)).toEqual([
      [{ path: 'className', code: 'student-inactive' }],
      [{ path: 'login', code: 'login-taken' }],
    ]);
  });

  it('proposes no login that is the registration number of another pupil', async () => {
    const [one] = await pupilsOf(schoolId, 1);
    const stem = family.toLowerCase();
    await db().student.update({ where: { id: String(one?.id) }, data: { registrationNumber: `ana.${stem}` } });
    const { steps } = await imported([
      { name: `Ana ${family}` },
      { name: `Davi ${family}`, registrationNumber: `caio.${stem}` },
      { name: `Caio ${family}` },
    ]);
    const logins = steps.map(({ changes = [] }) => changes.find(({ field }) => field === 'login')?.to);
    expect(logins).toEqual([`ana.${stem}2`, `davi.${stem}`, `caio.${stem}2`]);
  });
});
