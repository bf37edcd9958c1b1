import type { EntryColumn, EntryRow } from '@/lib/units/rules/entry-table';

/** A value for somebody who was not in the lesson. */
export type Away = { row: Pick<EntryRow, 'studentId' | 'name'>; column: Pick<EntryColumn, 'key' | 'number'> };

/** Whether a lesson was made up is asked about each of them in turn, however quickly somebody types on. */
export function askedAbout(before: readonly Away[], typed: Away, isAsked: boolean): Away[] {
  const others = before.filter(
    ({ row, column }) => row.studentId !== typed.row.studentId || column.key !== typed.column.key,
  );
  return isAsked ? [...others, typed] : others;
}
