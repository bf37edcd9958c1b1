import { randomUUIDv7 } from 'node:crypto';
import { definePlan } from '@/lib/bulk/parts/define-plan';
import type { Step } from '@/lib/bulk/schemas';
import { removeGuardians } from '@/lib/guardians/parts/remove-guardians';
import { type NewGuardian, saveGuardians } from '@/lib/guardians/parts/save-guardians';
import { setTies, type Ties } from '@/lib/guardians/parts/set-ties';
import type { Tx } from '@/lib/platform/db/client';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { touchStudents } from '@/lib/students/parts/touch-students';
import { abilities } from '../abilities';
import { emailKey, type GuardianRecord, guardianColumns, readGuardianRecords } from '../rules/guardian-sheet';
import { slotsAfter } from '../rules/guardian-slots';
import { planKind } from '../rules/kinds';
import { countProblems, headerProblems, sheetStep } from '../rules/sheet';
import { Sheet } from '../schemas';
import { builtOnGuardians, type GuardianUndo, type Renamed, type Retied } from './guardians-since';
import { type FoundStudent, matchStudents } from './match-students';
import { guardiansByEmail, type KnownGuardian, type Slots, slotsOf } from './school-guardians';

type Work = { created: NewGuardian[]; renamed: Renamed[]; ties: Retied[] };

const idle: Work = { created: [], renamed: [], ties: [] };

/** Guardians by the spec's seven columns: any error refuses the whole file (§5). */
export const guardianImport = definePlan({
  kind: planKind('guardians'),
  may: abilities['people:import'],
  input: Sheet,
  wholeOrNothing: true,
  make: async ({ tx, actor, input, plan }) => {
    const school = await writableSchool({ tx, actor, input: plan ?? input });
    if (!school) return null;
    const wrong = headerProblems(input.header, guardianColumns);
    if (wrong.length > 0) return { schoolId: school.id, steps: sheetStep(wrong), work: idle };
    const records = readGuardianRecords(input.records);
    const count = countProblems(records.length);
    if (count.length > 0) return { schoolId: school.id, steps: sheetStep(count), work: idle };
    return { schoolId: school.id, ...(await planned(tx, school.id, records, plan !== null)) };
  },
  apply: async ({ tx, schoolId, work: { created, renamed, ties }, now }): Promise<GuardianUndo> => {
    await saveGuardians(tx, { schoolId, created, renamed, now });
    await setTies(tx, schoolId, tiesOf(ties, 'after'));
    await touchStudents(
      tx,
      ties.map(({ studentId }) => studentId),
      now,
    );
    return { createdIds: created.map(({ id }) => id), renamed, ties };
  },
  builtOn: ({ tx, undo }) => builtOnGuardians(tx, undo),
  undo: async ({ tx, schoolId, undo: { createdIds, renamed, ties }, now }) => {
    await setTies(tx, schoolId, tiesOf(ties, 'before'));
    await saveGuardians(tx, {
      schoolId,
      created: [],
      renamed: renamed.map(({ id, before: name }) => ({ id, name })),
      now,
    });
    await removeGuardians(tx, schoolId, createdIds);
    await touchStudents(
      tx,
      ties.map(({ studentId }) => studentId),
      now,
    );
  },
});

function tiesOf(ties: readonly Retied[], side: 'before' | 'after'): Ties[] {
  return ties.map(({ studentId, [side]: guardianIds }) => ({ studentId, guardianIds }));
}

/** What the school has decides the rest: who each line is about, and what it changes. */
async function planned(tx: Tx, schoolId: string, records: GuardianRecord[], holding: boolean) {
  const students = await matchStudents(tx, { schoolId, records, holding });
  const known = await guardiansByEmail(
    tx,
    schoolId,
    records.flatMap(({ guardians }) => guardians),
  );
  const people = peopleOf(records, known);
  const before = await slotsOf(
    tx,
    [...students.values()].map(({ id }) => id),
  );
  const registered = new Set<string>();
  const lines = records.map((record) => {
    const student = students.get(record);
    if (!student || record.problems.length > 0) return { step: refused(record), tie: null };
    return lineOf(record, student, { people, registered, before: before.get(student.id) ?? [null, null] });
  });
  const all = [...people.values()];
  return {
    steps: lines.map(({ step }) => step),
    work: {
      created: all.filter(({ isNew }) => isNew).map(({ id, name, email }) => ({ id, name, email })),
      renamed: all.flatMap(({ id, name, nameBefore }) =>
        nameBefore === null ? [] : [{ id, name, before: nameBefore }],
      ),
      ties: lines.flatMap(({ tie }) => tie ?? []),
    },
  };
}

type Person = KnownGuardian & { isNew: boolean; nameBefore: string | null };

/** Who is named in the file, each by the first name that the file gives the address. */
function peopleOf(records: readonly GuardianRecord[], known: ReadonlyMap<string, KnownGuardian>): Map<string, Person> {
  const people = new Map<string, Person>();
  for (const { name, email } of records.flatMap(({ guardians }) => guardians)) {
    const key = emailKey(email);
    if (people.has(key)) continue;
    const there = known.get(key);
    people.set(
      key,
      there
        ? { ...there, name, isNew: false, nameBefore: there.name === name ? null : there.name }
        : { id: randomUUIDv7(), name, email, isNew: true, nameBefore: null },
    );
  }
  return people;
}

function refused({ line, cells, problems }: GuardianRecord): Step {
  return { line, name: cells.name || cells.login || cells.providerId, act: 'refuse', blocked: problems };
}

type Around = { people: ReadonlyMap<string, Person>; registered: Set<string>; before: Slots };

function lineOf({ line, guardians }: GuardianRecord, student: FoundStudent, { people, registered, before }: Around) {
  const named = guardians.flatMap(({ email }) => people.get(emailKey(email)) ?? []);
  const after = slotsAfter<KnownGuardian>(before, named).map((one) => one && (people.get(emailKey(one.email)) ?? one));
  const changes = (['first', 'second'] as const).flatMap((field, index) => {
    const [from, to] = [inWords(before[index]), inWords(after[index])];
    return from === to ? [] : [{ field, from, to }];
  });
  const newcomers = named.filter(({ id, isNew }) => isNew && !registered.has(id));
  for (const { id } of newcomers) registered.add(id);
  const act = newcomers.length > 0 ? 'create' : changes.length > 0 ? 'change' : 'leave';
  const ids = { before: before.map((one) => one?.id ?? null), after: after.map((one) => one?.id ?? null) };
  const isTied = ids.before.every((id, index) => id === ids.after[index]);
  const step: Step = { line, id: student.id, name: student.name, act, changes };
  return { step, tie: isTied ? null : { studentId: student.id, name: student.name, ...ids } };
}

function inWords(guardian: KnownGuardian | null | undefined): string | null {
  return guardian ? `${guardian.name} <${guardian.email}>` : null;
}
