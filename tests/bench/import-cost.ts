import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { applyGuardianImport } from '@/lib/imports/commands/apply-guardian-import';
import { applyStudentImport } from '@/lib/imports/commands/apply-student-import';
import { planGuardianImport } from '@/lib/imports/commands/plan-guardian-import';
import { planStudentImport } from '@/lib/imports/commands/plan-student-import';
import { guardianKeys } from '@/lib/imports/rules/guardian-sheet';
import { studentKeys } from '@/lib/imports/rules/student-sheet';
import { db } from '@/lib/platform/db/client';
import pt from '@/messages/pt-BR/imports.json';
import { pupilsOf } from '@/tests/support/imports/pupils';
import { ratios } from './budgets';
import type { Figure } from './figures';
import { median } from './load';

const lines = 2000;
const rounds = 5;

/** Checking and importing a file, against `createMany` of the same rows. Hashes are the same on both sides: left out. */
export async function importFigures(admin: Actor): Promise<Figure[]> {
  return [
    await figure('2,000 guardians checked and imported / createMany', importedGuardians, createdGuardians, admin),
    await figure('2,000 students checked and imported / createMany', importedStudents, createdStudents, admin),
  ];
}

type Way = (admin: Actor, schoolId: string) => Promise<() => Promise<unknown>>;

async function figure(name: string, ours: Way, bare: Way, admin: Actor): Promise<Figure> {
  const spent: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, way] of [ours, bare].entries()) {
      const { id } = await db().school.create({ data: { name: randomUUID(), city: 'Recife', state: 'PE' } });
      const work = await way(admin, id);
      const ms = await cpuMs(work);
      // The first round warms up.
      if (round > 0) spent[index]?.push(ms);
    }
  }
  const [own, other] = [median(spent[0]), median(spent[1])];
  return { name, value: own / other, ...ratios.importCpu, told: `${own.toFixed(0)} / ${other.toFixed(0)} ms CPU` };
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function importedGuardians(admin: Actor, schoolId: string) {
  const pupils = await pupilsOf(schoolId, lines);
  const records = pupils.map(({ login, name, providerId }, index) => {
    return { line: index + 2, cells: [login, name, `Bia Lima ${index}`, `${login}@example.org`, '', '', providerId] };
  });
  const header = guardianKeys.map((key) => pt.column[key]);
  return async () => {
    const { id } = await planGuardianImport(admin, { schoolId, header, records });
    await applyGuardianImport(admin, { id: String(id) });
    await assertCount(db().studentGuardian.count({ where: { schoolId } }));
  };
}

async function createdGuardians(_: Actor, schoolId: string) {
  const pupils = await pupilsOf(schoolId, lines);
  return async () => {
    const guardians = pupils.map(({ login }, index) => {
      return { id: randomUUID(), schoolId, name: `Bia Lima ${index}`, email: `${login}@example.org` };
    });
    await db().guardian.createMany({ data: guardians });
    await db().studentGuardian.createMany({
      data: pupils.map(({ id: studentId }, index) => {
        return { studentId, guardianId: guardians[index]?.id ?? '', schoolId, position: 1 };
      }),
    });
    await assertCount(db().studentGuardian.count({ where: { schoolId } }));
  };
}

const mark = () => randomUUID().slice(0, 8);

async function importedStudents(admin: Actor, schoolId: string) {
  const stem = mark();
  const records = Array.from({ length: lines }, (_, index) => {
    const all = {
      name: `Ana Lima ${index}`,
      login: `${stem}.${index}`,
      schoolYear: '7º ano',
      birthDate: '05/03/2014',
      sex: 'F',
    };
    return { line: index + 2, cells: studentKeys.map((key) => all[key as 'name'] ?? '') };
  });
  const header = studentKeys.map((key) => pt.column[key]);
  return async () => {
    const { id } = await planStudentImport(admin, { schoolId, header, records });
    const ticket = randomUUID();
    const made = Object.fromEntries(records.map(({ line }) => [line, stem]));
    await db().bulkPlan.update({ where: { id: String(id) }, data: { prepared: { ticket, made } } });
    await applyStudentImport(admin, { id: String(id), ticket });
    await assertCount(db().student.count({ where: { schoolId } }));
  };
}

async function createdStudents(_: Actor, schoolId: string) {
  return async () => {
    await pupilsOf(schoolId, lines);
    await assertCount(db().student.count({ where: { schoolId } }));
  };
}

async function assertCount(counted: Promise<number>): Promise<void> {
  if ((await counted) !== lines) throw new Error(`an import measured ${await counted} rows of ${lines}`);
}
