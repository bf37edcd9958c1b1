import { beforeEach, describe, expect, it } from 'vitest';
import { handOutPasswords } from '@/lib/accounts/parts/hand-out-passwords';
import { db } from '@/lib/platform/db/client';
import { pupilsOf } from '@/tests/support/imports/pupils';
import {
  actOnImport,
  type Cells,
  importedStudents,
  newFamily,
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

const imported = (lines: Cells[]) => importedStudents(escola.bearer, lines);
const undo = (id: unknown) => actOnImport(escola.bearer, 'undo', id);

describe('an import of students', () => {
  it('updates whom the school has, leaves what is blank, and is undone to the exact rows of before', async () => {
    const [one] = await pupilsOf(schoolId, 1);
    const before = await studentRows(schoolId);
    const { id, steps } = await imported([
      { name: 'Ana Lima Reis', login: String(one?.login), schoolYear: '8º ano', nickname: 'Aninha' },
      { name: `Caio ${family}` },
    ]);
    expect(steps).toMatchObject([
      { act: 'change', changes: [{ field: 'name' }, { field: 'schoolYear', to: 'EF8' }, { field: 'nickname' }] },
      { act: 'create' },
    ]);
    expect((await undo(id)).body).toMatchObject({ state: 'undone' });
    expect(await studentRows(schoolId)).toEqual(before);
  });

  it('is not undone once a pupil has signed in or was changed by hand', async () => {
    const { id } = await imported([{ name: `Ana ${family}` }, { name: `Caio ${family}` }]);
    const stem = family.toLowerCase();
    await db().account.update({ where: { loginKey: `ana.${stem}` }, data: { firstAccess: false } });
    await db().student.updateMany({ where: { account: { loginKey: `caio.${stem}` } }, data: { revision: 2 } });
    const { status, body } = await undo(id);
    expect(status).toBe(409);
    expect((body.fields as { code: string }[]).map(({ code }) => code).sort()).toEqual([
      'signed-in-since',
      'student-changed-since',
    ]);
  });

  it('is not undone because a password was handed out to who signed in before', async () => {
    const { id } = await imported([{ name: `Ana ${family}` }]);
    const { id: pupil } = await db().account.update({
      where: { loginKey: `ana.${family.toLowerCase()}` },
      data: { firstAccess: false },
    });
    const passwords = [{ id: pupil, passwordHash: '' }];
    await db().$transaction((tx) => handOutPasswords(tx, { passwords, now: new Date() }));
    expect((await undo(id)).body.fields).toMatchObject([{ code: 'signed-in-since' }]);
    expect(await db().student.count({ where: { id: pupil } })).toBe(1);
  });

  it('is not undone over what was written to one of its pupils alone', async () => {
    const teacher = await signedIn('instrutor', schoolId);
    const { name: className } = await schoolClass(schoolId, { facilitators: [teacher] });
    const { id } = await imported([{ name: `Ana ${family}`, className }]);
    const { id: studentId } = await db().student.findFirstOrThrow({ where: { schoolId } });
    const said = { schoolId, authorId: teacher.actor.id, title: 'Bem-vinda', text: '', from: new Date() };
    await db().muralPost.create({ data: { ...said, studentId } });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'student.written-to' } });
    expect(await db().muralPost.count({ where: { studentId } })).toBe(1);
  });

  it('is heard no more by whom it put into a class, on a page that stands open', async () => {
    const [one] = await pupilsOf(schoolId, 1);
    const { name: className } = await schoolClass(schoolId, {});
    const { id } = await imported([{ name: String(one?.name), login: String(one?.login), className }]);
    expect((await undo(id)).body).toMatchObject({ state: 'undone' });
    const judged = await db().liveEvent.findMany({ where: { topic: 'judged-anew' } });
    expect(judged.flatMap(({ data }) => (data as { accountIds: string[] }).accountIds)).toContain(one?.id);
  });
});
