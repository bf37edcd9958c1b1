import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { POST as APPLY } from '@/app/api/Alunos/imports/plans/[id]/apply/route';
import { POST as PASSWORDS } from '@/app/api/Alunos/imports/plans/[id]/passwords/route';
import { POST as UNDO } from '@/app/api/Alunos/imports/plans/[id]/undo/route';
import { POST as PLAN } from '@/app/api/Alunos/imports/plans/route';
import { db } from '@/lib/platform/db/client';
import pt from '@/messages/pt-BR/imports.json';
import { type Answer, send } from '@/tests/support/send';

const keys = [
  ...(['name', 'login', 'registrationNumber', 'schoolYear', 'className', 'birthDate', 'sex'] as const),
  ...(['nickname', 'providerId', 'firstName', 'firstEmail', 'secondName', 'secondEmail'] as const),
];
export type Cells = Partial<Record<(typeof keys)[number], string>>;
export type Step = {
  line: number;
  act: string;
  name: string;
  changes?: { field: string; to: string }[];
  blocked?: { path: string; code: string }[];
};

const handlers = { apply: APPLY, passwords: PASSWORDS, undo: UNDO };
type Pieces = { key: string; told: { password: string } }[];

/** Letters alone, because a number behind a login is one that was proposed. */
export function newFamily(): string {
  return `L${randomUUID().slice(0, 8)}`.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** A file as its sheet would have the lines. */
export function sheetOf(lines: readonly Cells[]) {
  const records = lines.map((cells, index) => {
    const all: Cells = { schoolYear: '7º ano', ...cells };
    return { line: index + 2, cells: keys.map((key) => all[key] ?? '') };
  });
  return { header: keys.map((key) => pt.column[key]), records };
}

export function plannedImport(bearer: string, lines: readonly Cells[]): Promise<Answer> {
  return send(PLAN, { method: 'POST', path: '/Alunos/imports/plans', body: sheetOf(lines), bearer });
}

export function actOnImport(bearer: string, act: keyof typeof handlers, id: unknown, body: object = {}) {
  const params = { id: String(id) };
  return send(handlers[act], { method: 'POST', path: `/Alunos/imports/plans/${id}/${act}`, params, body, bearer });
}

/** As the screen does it: every password first, then all of it. */
export async function importedStudents(bearer: string, lines: readonly Cells[]) {
  const { id, steps } = (await plannedImport(bearer, lines)).body as { id: string; steps: Step[] };
  const ticket = randomUUID();
  const passwords: Pieces = [];
  const creates = steps.some((step) => step.act === 'create');
  for (let from = 0, total = creates ? 1 : 0; from < total; ) {
    const { body } = await actOnImport(bearer, 'passwords', id, { ticket, from });
    passwords.push(...(body.pieces as Pieces));
    from = Number(body.done);
    total = Number(body.total);
  }
  const answer = await actOnImport(bearer, 'apply', id, creates ? { ticket } : {});
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { state: 'applied' } });
  return { id, steps, passwords, counts: answer.body.counts };
}

/** As the whole of a school's students stands in the database, so that an undo can be held against it. */
export function studentRows(schoolId: string): Promise<unknown> {
  return db().$queryRaw`
    SELECT account.login, account.name, student.registration_number, student.school_year::text, student.sex::text,
           student.nickname, student.birth_date::text, student.provider_id,
           (SELECT count(*)::int FROM enrolments WHERE student_id = student.id) AS classes
      FROM students AS student JOIN accounts AS account ON account.id = student.id
     WHERE student.school_id = ${schoolId}::uuid ORDER BY account.login`;
}
