import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as APPLY } from '@/app/api/Alunos/imports/plans/[id]/apply/route';
import { POST as PASSWORDS } from '@/app/api/Alunos/imports/plans/[id]/passwords/route';
import { POST as UNDO } from '@/app/api/Alunos/imports/plans/[id]/undo/route';
import { POST as PLAN } from '@/app/api/Alunos/imports/plans/route';
import { handOutPasswords } from '@/lib/accounts/parts/hand-out-passwords';
import { db } from '@/lib/platform/db/client';
import { passwordMatches } from '@/lib/platform/passwords/passwords';
import pt from '@/messages/pt-BR/imports.json';
import { guardiansOf, pupilsOf } from '@/tests/support/imports/pupils';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { type Answer, send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const keys = [
  ...(['name', 'login', 'registrationNumber', 'schoolYear', 'className', 'birthDate', 'sex'] as const),
  ...(['nickname', 'providerId', 'firstName', 'firstEmail', 'secondName', 'secondEmail'] as const),
];
type Cells = Partial<Record<(typeof keys)[number], string>>;
type Step = { line: number; act: string; name: string; changes?: { field: string; to: string }[]; blocked?: unknown };

let escola: SignedIn;
let schoolId: string;
let family: string;
beforeEach(async () => {
  schoolId = (await school()).id;
  escola = await signedIn('escola', schoolId);
  // Letters alone, because a number behind a login is one that was proposed.
  family = `L${randomUUID().slice(0, 8)}`.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
});

function planned(lines: Cells[]): Promise<Answer> {
  const records = lines.map((cells, index) => {
    const all: Cells = { schoolYear: '7º ano', ...cells };
    return { line: index + 2, cells: keys.map((key) => all[key] ?? '') };
  });
  const body = { header: keys.map((key) => pt.column[key]), records };
  return send(PLAN, { method: 'POST', path: '/Alunos/imports/plans', body, bearer: escola.bearer });
}

function act(handler: typeof APPLY, id: unknown, body: object = {}): Promise<Answer> {
  const params = { id: String(id) };
  return send(handler, { method: 'POST', path: `/Alunos/imports/plans/${id}`, params, body, bearer: escola.bearer });
}

type Pieces = { key: string; told: { password: string } }[];

/** As the screen does it: every password first, then all of it. */
async function imported(lines: Cells[]) {
  const { id, steps } = (await planned(lines)).body as { id: string; steps: Step[] };
  const ticket = randomUUID();
  const passwords: Pieces = [];
  const creates = steps.some((step) => step.act === 'create');
  for (let from = 0, total = creates ? 1 : 0; from < total; ) {
    const { body } = await act(PASSWORDS, id, { ticket, from });
    passwords.push(...(body.pieces as Pieces));
    from = Number(body.done);
    total = Number(body.total);
  }
  const answer = await act(APPLY, id, creates ? { ticket } : {});
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { state: 'applied' } });
  return { id, steps, passwords, counts: answer.body.counts };
}

function rows() {
  return db().$queryRaw`
    SELECT account.login, account.name, student.registration_number, student.school_year::text, student.sex::text,
           student.nickname, student.birth_date::text, student.provider_id,
           (SELECT count(*)::int FROM enrolments WHERE student_id = student.id) AS classes
      FROM students AS student JOIN accounts AS account ON account.id = student.id
     WHERE student.school_id = ${schoolId}::uuid ORDER BY account.login`;
}

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
    const before = await rows();
    const { counts, passwords } = await imported(lines);
    expect({ counts, passwords }).toEqual({ counts: { leave: 3 }, passwords: [] });
    expect(await rows()).toEqual(before);
    // Of whom the number tells, in whatever case it is written.
    const { counts: others } = await imported([{ name: `Davi ${family}`, registrationNumber: '9-X' }]);
    expect(others).toEqual({ change: 1 });
  });

  it('updates whom the school has, leaves what is blank, and is undone to the exact rows of before', async () => {
    const [one] = await pupilsOf(schoolId, 1);
    const before = await rows();
    const { id, steps } = await imported([
      { name: 'Ana Lima Reis', login: String(one?.login), schoolYear: '8º ano', nickname: 'Aninha' },
      { name: `Caio ${family}` },
    ]);
    expect(steps).toMatchObject([
      { act: 'change', changes: [{ field: 'name' }, { field: 'schoolYear', to: 'EF8' }, { field: 'nickname' }] },
      { act: 'create' },
    ]);
    expect((await act(UNDO, id)).body).toMatchObject({ state: 'undone' });
    expect(await rows()).toEqual(before);
  });

  it('is not undone once a pupil has signed in or was changed by hand', async () => {
    const { id } = await imported([{ name: `Ana ${family}` }, { name: `Caio ${family}` }]);
    const stem = family.toLowerCase();
    await db().account.update({ where: { loginKey: `ana.${stem}` }, data: { firstAccess: false } });
    await db().student.updateMany({ where: { account: { loginKey: `caio.${stem}` } }, data: { revision: 2 } });
    const { status, body } = await act(UNDO, id);
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
    expect((await act(UNDO, id)).body.fields).toMatchObject([{ code: 'signed-in-since' }]);
    expect(await db().student.count({ where: { id: pupil } })).toBe(1);
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

  it('waits for who ends a class meanwhile, and puts nobody into it', async () => {
    const { id: classId, name: className } = await schoolClass(schoolId, {});
    const [one] = await pupilsOf(schoolId, 1);
    const { id } = (await planned([{ name: String(one?.name), login: String(one?.login), className }])).body;
    const applying = await db().$transaction(async (tx) => {
      await tx.schoolClass.update({ where: { id: classId }, data: { status: 'done', endedAt: new Date() } });
      const answer = act(APPLY, id);
      await somebodyWaits();
      return { answer };
    });
    expect((await applying.answer).body.code).toBe('bulk.changed-meanwhile');
    expect(await db().enrolment.count({ where: { classId } })).toBe(0);
  });

  it('waits for its passwords, and tells the tab that another one took over', async () => {
    const { id } = (await planned([{ name: `Ana ${family}` }])).body;
    expect((await act(APPLY, id)).body.code).toBe('bulk.not-prepared');
    const [mine, other] = [randomUUID(), randomUUID()];
    await act(PASSWORDS, id, { ticket: mine, from: 0 });
    await act(PASSWORDS, id, { ticket: other, from: 0 });
    expect((await act(APPLY, id, { ticket: mine })).body.code).toBe('bulk.not-prepared');
    expect((await act(APPLY, id, { ticket: other })).status).toBe(200);
    expect((await act(APPLY, id, { ticket: mine })).body.code).toBe('bulk.applied-elsewhere');
    expect((await act(APPLY, id, { ticket: other })).body.state).toBe('applied');
    expect((await act(PASSWORDS, id, { ticket: mine, from: 0 })).body.code).toBe('bulk.applied-elsewhere');
  });

  it('is refused when the proposed login was taken meanwhile', async () => {
    const { id } = (await planned([{ name: `Ana ${family}` }])).body;
    const ticket = randomUUID();
    await act(PASSWORDS, id, { ticket, from: 0 });
    await db().account.create({
      data: { login: 'x', loginKey: `ana.${family.toLowerCase()}`, passwordHash: '', tipo: 'admin', name: 'Outra' },
    });
    expect((await act(APPLY, id, { ticket })).body.code).toBe('bulk.changed-meanwhile');
    expect(await db().student.count({ where: { schoolId } })).toBe(0);
  });
});
