import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pupilsOf } from '@/tests/support/imports/pupils';
import { actOnImport, type Cells, newFamily, plannedImport } from '@/tests/support/imports/student-import';
import { somebodyWaits } from '@/tests/support/lock-waits';
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
const act = (name: 'apply' | 'passwords' | 'undo', id: unknown, body: object = {}) =>
  actOnImport(escola.bearer, name, id, body);

describe('applying an import of students', () => {
  it('waits for who ends a class meanwhile, and puts nobody into it', async () => {
    const { id: classId, name: className } = await schoolClass(schoolId, {});
    const [one] = await pupilsOf(schoolId, 1);
    const { id } = (await planned([{ name: String(one?.name), login: String(one?.login), className }])).body;
    const applying = await db().$transaction(async (tx) => {
      await tx.schoolClass.update({ where: { id: classId }, data: { status: 'done', endedAt: new Date() } });
      const answer = act('apply', id);
      await somebodyWaits();
      return { answer };
    });
    expect((await applying.answer).body.code).toBe('bulk.changed-meanwhile');
    expect(await db().enrolment.count({ where: { classId } })).toBe(0);
  });

  it('waits for its passwords, and tells the tab that another one took over', async () => {
    const { id } = (await planned([{ name: `Ana ${family}` }])).body;
    expect((await act('apply', id)).body.code).toBe('bulk.not-prepared');
    const [mine, other] = [randomUUID(), randomUUID()];
    await act('passwords', id, { ticket: mine, from: 0 });
    await act('passwords', id, { ticket: other, from: 0 });
    expect((await act('apply', id, { ticket: mine })).body.code).toBe('bulk.not-prepared');
    expect((await act('apply', id, { ticket: other })).status).toBe(200);
    expect((await act('apply', id, { ticket: mine })).body.code).toBe('bulk.applied-elsewhere');
    expect((await act('apply', id, { ticket: other })).body.state).toBe('applied');
    expect((await act('passwords', id, { ticket: mine, from: 0 })).body.code).toBe('bulk.applied-elsewhere');
  });

  it('is refused when the proposed login was taken meanwhile', async () => {
    const { id } = (await planned([{ name: `Ana ${family}` }])).body;
    const ticket = randomUUID();
    await act('passwords', id, { ticket, from: 0 });
    await db().account.create({
      data: { login: 'x', loginKey: `ana.${family.toLowerCase()}`, passwordHash: '', tipo: 'admin', name: 'Outra' },
    });
    expect((await act('apply', id, { ticket })).body.code).toBe('bulk.changed-meanwhile');
    expect(await db().student.count({ where: { schoolId } })).toBe(0);
  });
});
