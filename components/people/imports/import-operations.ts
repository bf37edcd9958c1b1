import { applyGuardianImportOp, planGuardianImportOp, undoGuardianImportOp } from '@/lib/imports/contract';

/** What is called for each kind of file. */
export const importOperations = {
  guardians: { plan: planGuardianImportOp, apply: applyGuardianImportOp, undo: undoGuardianImportOp },
} as const;
