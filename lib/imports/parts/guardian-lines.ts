import { randomUUIDv7 } from 'node:crypto';
import type { Step } from '@/lib/bulk/schemas';
import { removeGuardians } from '@/lib/guardians/parts/remove-guardians';
import { type NewGuardian, saveGuardians } from '@/lib/guardians/parts/save-guardians';
import { setTies, type Ties } from '@/lib/guardians/parts/set-ties';
import type { Tx } from '@/lib/platform/db/client';
import { emailKey, type GuardianOfFile } from '../rules/guardian-sheet';
import { slotsAfter } from '../rules/guardian-slots';
import type { GuardianUndo, Renamed, Retied } from './guardians-since';
import { guardiansByEmail, type KnownGuardian, type Slots } from './school-guardians';

type Person = KnownGuardian & { isNew: boolean; nameBefore: string | null };

/** Who is named in a file, by address, and whom an earlier line told of already. */
export type FilePeople = { byAddress: ReadonlyMap<string, Person>; told: Set<string> };

export type GuardianWork = { created: NewGuardian[]; renamed: Renamed[]; ties: Retied[] };

/** Each by the first name that the file gives the address. */
export async function peopleOfFile(
  tx: Tx,
  schoolId: string,
  records: readonly { guardians: readonly GuardianOfFile[] }[],
): Promise<FilePeople> {
  const given = records.flatMap(({ guardians }) => guardians);
  const known = await guardiansByEmail(tx, schoolId, given);
  const people = new Map<string, Person>();
  for (const { name, email } of given) {
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
  return { byAddress: people, told: new Set() };
}

type Changes = NonNullable<Step['changes']>;
type Line = { guardians: readonly GuardianOfFile[]; student: { id: string; name: string }; before: Slots };

/** What one line changes in who answers for its pupil. */
export function guardianLine({ byAddress, told }: FilePeople, { guardians, student, before }: Line) {
  const named = guardians.flatMap(({ email }) => byAddress.get(emailKey(email)) ?? []);
  const slots = named.length > 0 ? slotsAfter<KnownGuardian>(before, named) : before;
  const after = slots.map((one) => one && (byAddress.get(emailKey(one.email)) ?? one));
  const changes = (['first', 'second'] as const).flatMap((field, index): Changes => {
    const [from, to] = [inWords(before[index]), inWords(after[index])];
    return from === to ? [] : [{ field, from, to }];
  });
  const firstNamed = named.filter(({ id }) => !told.has(id));
  for (const { id } of firstNamed) told.add(id);
  const newcomers = firstNamed.filter(({ isNew }) => isNew);
  // Whoever is called otherwise from now on may answer for pupils who are not in the file.
  for (const { id, name, nameBefore } of firstNamed) {
    const isShown = before.some((one) => one?.id === id);
    if (nameBefore !== null && !isShown) changes.push({ field: 'renamed', from: nameBefore, to: name });
  }
  const ids = { before: before.map((one) => one?.id ?? null), after: after.map((one) => one?.id ?? null) };
  const isTied = ids.before.every((id, index) => id === ids.after[index]);
  const tie: Retied | null = isTied ? null : { studentId: student.id, name: student.name, ...ids };
  return { changes, isRegistering: newcomers.length > 0, tie };
}

function inWords(guardian: KnownGuardian | null | undefined): string | null {
  return guardian ? `${guardian.name} <${guardian.email}>` : null;
}

export function guardianWork({ byAddress }: FilePeople, ties: readonly Retied[]): GuardianWork {
  const all = [...byAddress.values()];
  return {
    created: all.filter(({ isNew }) => isNew).map(({ id, name, email }) => ({ id, name, email })),
    renamed: all.flatMap(({ id, name, nameBefore }) => (nameBefore === null ? [] : [{ id, name, before: nameBefore }])),
    ties: [...ties],
  };
}

type Writing = { schoolId: string; now: Date };

export async function writeGuardians(tx: Tx, { created, renamed, ties }: GuardianWork, { schoolId, now }: Writing) {
  await saveGuardians(tx, { schoolId, created, renamed, now });
  await setTies(tx, schoolId, tiesOf(ties, 'after'));
  return { createdIds: created.map(({ id }) => id), renamed, ties } satisfies GuardianUndo;
}

export async function takeGuardiansBack(
  tx: Tx,
  { createdIds, renamed, ties }: GuardianUndo,
  { schoolId, now }: Writing,
) {
  await setTies(tx, schoolId, tiesOf(ties, 'before'));
  const names = renamed.map(({ id, before: name }) => ({ id, name }));
  await saveGuardians(tx, { schoolId, created: [], renamed: names, now });
  await removeGuardians(tx, schoolId, createdIds);
}

function tiesOf(ties: readonly Retied[], side: 'before' | 'after'): Ties[] {
  return ties.map(({ studentId, [side]: guardianIds }) => ({ studentId, guardianIds }));
}
