import { guardianKeys } from './guardian-sheet';
import { studentKeys } from './student-sheet';

/** The columns of each file in their order. */
export const importColumns = { guardians: guardianKeys, students: studentKeys } as const;

export type SheetKind = keyof typeof importColumns;
