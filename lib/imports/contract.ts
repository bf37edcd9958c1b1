import { operation } from '@/lib/platform/http/operation';
import type { applyGuardianImport } from './commands/apply-guardian-import';
import type { applyStudentImport } from './commands/apply-student-import';
import type { importStudentPhoto } from './commands/import-student-photo';
import type { planGuardianImport } from './commands/plan-guardian-import';
import type { planStudentImport } from './commands/plan-student-import';
import type { prepareStudentImport } from './commands/prepare-student-import';
import type { undoGuardianImport } from './commands/undo-guardian-import';
import type { undoStudentImport } from './commands/undo-student-import';
import type { photoOwners } from './queries/photo-owners';
import type { spreadsheet } from './queries/spreadsheet';

/** Two thousand lines of thirteen cells. */
const bodyBytesMax = 4 * 1024 * 1024;

export const planGuardianImportOp = operation<typeof planGuardianImport>({
  method: 'POST',
  path: '/responsaveis/imports/plans',
  summary: 'What a file of guardians would change, line by line, and everything that is wrong with it',
  bodyBytesMax,
  repeatable: true,
});

export const applyGuardianImportOp = operation<typeof applyGuardianImport>({
  method: 'POST',
  path: '/responsaveis/imports/plans/{id}/apply',
  summary: 'Import a file of guardians as it was checked: all of it or nothing, once',
  params: { id: 'id' },
  repeatable: true,
});

export const undoGuardianImportOp = operation<typeof undoGuardianImport>({
  method: 'POST',
  path: '/responsaveis/imports/plans/{id}/undo',
  summary: 'Take an import of guardians back, while nothing was built on it',
  params: { id: 'id' },
  repeatable: true,
});

export const planStudentImportOp = operation<typeof planStudentImport>({
  method: 'POST',
  path: '/Alunos/imports/plans',
  summary: 'What a file of students would change, line by line, and everything that is wrong with it',
  bodyBytesMax,
  repeatable: true,
});

export const prepareStudentImportOp = operation<typeof prepareStudentImport>({
  method: 'POST',
  path: '/Alunos/imports/plans/{id}/passwords',
  summary: 'Make the first passwords of some of the new students; each is told once',
  params: { id: 'id' },
  repeatable: true,
  secret: true,
});

export const applyStudentImportOp = operation<typeof applyStudentImport>({
  method: 'POST',
  path: '/Alunos/imports/plans/{id}/apply',
  summary: 'Import a file of students as it was checked: all of it or nothing, once',
  params: { id: 'id' },
  repeatable: true,
});

export const undoStudentImportOp = operation<typeof undoStudentImport>({
  method: 'POST',
  path: '/Alunos/imports/plans/{id}/undo',
  summary: 'Take an import of students back, while nothing was built on it',
  params: { id: 'id' },
  repeatable: true,
});

export const findPhotoOwnersOp = operation<typeof photoOwners>({
  method: 'POST',
  path: '/Alunos/photoOwners',
  summary: 'Whom the names of photos count, and whether a guardian has allowed a photo',
  bodyBytesMax,
  repeatable: true,
});

export const importStudentPhotoOp = operation<typeof importStudentPhoto>({
  method: 'POST',
  path: '/Alunos/importarFotoAluno',
  summary: "A pupil's photo by the registration number: PNG or JPG, square, under 20K",
  body: 'file',
  bodyBytesMax: 1024 * 1024,
  query: { registrationNumber: 'registrationNumber', schoolId: 'schoolId' },
  repeatable: true,
});

export const readSpreadsheetOp = operation<typeof spreadsheet>({
  method: 'POST',
  path: '/Alunos/imports/spreadsheets',
  summary: 'An .xlsx as the table that its CSV would be; nothing is kept',
  body: 'file',
  bodyBytesMax,
  repeatable: true,
});
