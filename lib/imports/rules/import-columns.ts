import { guardianKeys } from './guardian-sheet';

/** The columns of each file in their order. */
export const importColumns = { guardians: guardianKeys } as const;

export type SheetKind = keyof typeof importColumns;
