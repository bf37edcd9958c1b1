import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { addLogins } from '@/lib/accounts/parts/add-logins';
import { removeUnusedLogins } from '@/lib/accounts/parts/remove-unused-logins';
import { renamePeople } from '@/lib/accounts/parts/rename-people';
import { readablePassword } from '@/lib/accounts/rules/readable-password';
import { definePlan } from '@/lib/bulk/parts/define-plan';
import { definePreparation } from '@/lib/bulk/parts/define-preparation';
import type { Step } from '@/lib/bulk/schemas';
import { enrolMany } from '@/lib/classes/parts/enrol-many';
import { forgetEnrolments } from '@/lib/classes/parts/forget-enrolments';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { createStudents } from '@/lib/students/parts/create-students';
import { saveStudents } from '@/lib/students/parts/save-students';
import { touchStudents } from '@/lib/students/parts/touch-students';
import { abilities } from '../abilities';
import { planKind } from '../rules/kinds';
import { countProblems, headerProblems, refusedFile } from '../rules/sheet';
import { readStudentRecords, studentColumns } from '../rules/student-sheet';
import { Sheet } from '../schemas';
import { takeGuardiansBack, writeGuardians } from './guardian-lines';
import { plannedStudents, type StudentWork } from './student-lines';
import { builtOnStudents, type StudentUndo } from './students-since';

const kind = planKind('students');
const may = abilities['people:import'];
const idle: StudentWork = { created: [], saved: [], enrolments: [], guardians: { created: [], renamed: [], ties: [] } };

/** New pupils alone have a password to be made, each by the line that registers him. */
function linesOfNew(steps: readonly Step[]): string[] {
  return steps.filter(({ act }) => act === 'create').map(({ line }) => String(line));
}

/** A first password for each new pupil: hashing is what takes long, so it is done before and seen to go on. */
export const studentPasswords = definePreparation({
  kind,
  may,
  size: 20,
  keysOf: linesOfNew,
  told: z.object({ password: z.string() }),
  make: async () => {
    const password = readablePassword(randomInt);
    return { kept: await hashPassword(password), told: { password } };
  },
});

/** Students by the product's own template, with their classes and guardians: any error refuses the whole file. */
export const studentImport = definePlan({
  kind,
  may,
  input: Sheet,
  wholeOrNothing: true,
  make: async ({ tx, actor, input, plan, now }) => {
    const school = await writableSchool({ tx, actor, input: plan ?? input });
    if (!school) return null;
    const schoolId = school.id;
    const wrong = headerProblems(input.header, studentColumns);
    if (wrong.length > 0) return { schoolId, steps: refusedFile(wrong), work: idle };
    const records = readStudentRecords(input.records, schoolDay(now).toISOString().slice(0, 10));
    const count = countProblems(records.length);
    if (count.length > 0) return { schoolId, steps: refusedFile(count), work: idle };
    return { schoolId, ...(await plannedStudents(tx, { schoolId, records, holding: plan !== null })) };
  },
  keysOf: linesOfNew,
  apply: async ({ tx, schoolId, work: { created, saved, enrolments, guardians }, prepared, now }) => {
    const logins = created.map(({ id, login, name, line }) => {
      return { id, login, name, passwordHash: prepared[String(line)] ?? '' };
    });
    await addLogins(tx, schoolId, logins, now);
    await createStudents(tx, schoolId, created, now);
    const renamed = saved.filter(({ name, before }) => name !== before.name);
    await renamePeople(tx, renamed, now);
    await saveStudents(tx, schoolId, saved, now);
    await enrolMany(tx, schoolId, enrolments, now);
    const undo: StudentUndo = {
      createdIds: created.map(({ id }) => id),
      saved: saved.map(
        ({ name, before: { nameKey: _, login: __, loginKey: ___, classIds: ____, revision, ...before } }) => {
          const isRenamed = name !== before.name;
          // Whatever changes the name moves the record's revision by itself (`accounts_student_keys`).
          return { before, revision: revision + (isRenamed ? 2 : 1), isRenamed };
        },
      ),
      enrolments: enrolments.map(({ id, studentId }) => ({ id, studentId })),
      guardians: await writeGuardians(tx, guardians, { schoolId, now }),
    };
    await touchStudents(tx, retiedAlone(undo), now);
    return undo;
  },
  builtOn: ({ tx, undo }) => builtOnStudents(tx, undo),
  undo: async ({ tx, schoolId, undo, now }) => {
    const { createdIds, saved, enrolments, guardians } = undo;
    await takeGuardiansBack(tx, guardians, { schoolId, now });
    await touchStudents(tx, retiedAlone(undo), now);
    await forgetEnrolments(
      tx,
      enrolments.map(({ id }) => id),
    );
    const before = saved.map((each) => each.before);
    await saveStudents(tx, schoolId, before, now);
    await renamePeople(
      tx,
      saved.filter(({ isRenamed }) => isRenamed).map(({ before: { id, name } }) => ({ id, name })),
      now,
    );
    await removeUnusedLogins(tx, schoolId, createdIds);
  },
});

/** Known pupils of whom nothing but the guardians changes: what else changes has moved the revision already. */
function retiedAlone({ createdIds, saved, guardians }: StudentUndo): string[] {
  const others = new Set([...createdIds, ...saved.map(({ before }) => before.id)]);
  return guardians.ties.map(({ studentId }) => studentId).filter((id) => !others.has(id));
}
