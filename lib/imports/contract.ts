import { operation } from '@/lib/platform/http/operation';
import type { applyGuardianImport } from './commands/apply-guardian-import';
import type { planGuardianImport } from './commands/plan-guardian-import';
import type { undoGuardianImport } from './commands/undo-guardian-import';

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
