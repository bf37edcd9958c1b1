import { definePlan } from '@/lib/bulk/parts/define-plan';
import type { Step } from '@/lib/bulk/schemas';
import type { Tx } from '@/lib/platform/db/client';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { touchStudents } from '@/lib/students/parts/touch-students';
import { abilities } from '../abilities';
import { type GuardianRecord, guardianColumns, readGuardianRecords } from '../rules/guardian-sheet';
import { planKind } from '../rules/kinds';
import { countProblems, headerProblems, refusedFile, refusedLine } from '../rules/sheet';
import { Sheet } from '../schemas';
import {
  type GuardianWork,
  guardianLine,
  guardianWork,
  peopleOfFile,
  takeGuardiansBack,
  writeGuardians,
} from './guardian-lines';
import { builtOnGuardians, type GuardianUndo } from './guardians-since';
import { matchStudents } from './match-students';
import { slotsOf } from './school-guardians';

const idle: GuardianWork = { created: [], renamed: [], ties: [] };

/** Guardians by the spec's seven columns: any error refuses the whole file (§5). */
export const guardianImport = definePlan({
  kind: planKind('guardians'),
  may: abilities['people:import'],
  input: Sheet,
  wholeOrNothing: true,
  make: async ({ tx, actor, input, plan }) => {
    const school = await writableSchool({ tx, actor, input: plan ?? input });
    if (!school) return null;
    const schoolId = school.id;
    const wrong = headerProblems(input.header, guardianColumns);
    if (wrong.length > 0) return { schoolId, steps: refusedFile(wrong), work: idle };
    const records = readGuardianRecords(input.records);
    const count = countProblems(records.length);
    if (count.length > 0) return { schoolId, steps: refusedFile(count), work: idle };
    return { schoolId, ...(await planned(tx, schoolId, records, plan !== null)) };
  },
  apply: async ({ tx, schoolId, work, now }): Promise<GuardianUndo> => {
    const undo = await writeGuardians(tx, work, { schoolId, now });
    await touchStudents(tx, studentsOf(work), now);
    return undo;
  },
  builtOn: ({ tx, undo }) => builtOnGuardians(tx, undo),
  undo: async ({ tx, schoolId, undo, now }) => {
    await takeGuardiansBack(tx, undo, { schoolId, now });
    await touchStudents(tx, studentsOf(undo), now);
  },
});

function studentsOf({ ties }: Pick<GuardianUndo, 'ties'>): string[] {
  return ties.map(({ studentId }) => studentId);
}

/** What the school has decides the rest: who each line is about, and what it changes. */
async function planned(tx: Tx, schoolId: string, records: GuardianRecord[], holding: boolean) {
  const students = await matchStudents(tx, { schoolId, records, holding });
  const people = await peopleOfFile(tx, schoolId, records);
  const slots = await slotsOf(
    tx,
    [...students.values()].map(({ id }) => id),
  );
  const lines = records.map((record) => {
    const student = students.get(record);
    if (!student || record.problems.length > 0) return { step: refusedLine(record), tie: null };
    const { guardians, line } = record;
    const found = guardianLine(people, { guardians, student, before: slots.get(student.id) ?? [null, null] });
    const { changes, isRegistering, tie } = found;
    const act = isRegistering ? 'create' : changes.length > 0 ? 'change' : 'leave';
    const step: Step = { line, id: student.id, name: student.name, act, changes };
    return { step, tie };
  });
  return {
    steps: lines.map(({ step }) => step),
    work: guardianWork(
      people,
      lines.flatMap(({ tie }) => tie ?? []),
    ),
  };
}
