import {
  applyGuardianImportOp,
  applyStudentImportOp,
  planGuardianImportOp,
  planStudentImportOp,
  prepareStudentImportOp,
  undoGuardianImportOp,
  undoStudentImportOp,
} from '@/lib/imports/contract';

/** What is called for each kind of file; `prepare` makes the passwords of new pupils, a few at a time. */
export const importOperations = {
  guardians: { plan: planGuardianImportOp, apply: applyGuardianImportOp, undo: undoGuardianImportOp, prepare: null },
  students: {
    plan: planStudentImportOp,
    apply: applyStudentImportOp,
    undo: undoStudentImportOp,
    prepare: prepareStudentImportOp,
  },
} as const;
