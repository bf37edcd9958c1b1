import { operation } from '@/lib/platform/http/operation';
import type { beginDraft } from './commands/begin-draft';
import type { createModel } from './commands/create-model';
import type { deleteModel } from './commands/delete-model';
import type { importQuestions } from './commands/import-questions';
import type { publishVersion } from './commands/publish-version';
import type { saveDraft } from './commands/save-draft';
import type { updateModel } from './commands/update-model';
import type { questionsCheck } from './queries/check-questions';
import type { exportedVersion } from './queries/export-version';
import type { modelById, modelList, versionById } from './queries/models';
import { questionFileBytesMax } from './rules/kinds';

const params = { id: 'id' };

export const listTestModelsOp = operation<typeof modelList>({
  method: 'GET',
  path: '/provas/models',
  summary: 'Models of tests by course, module and test, a page at a time',
});

export const createTestModelOp = operation<typeof createModel>({
  method: 'PUT',
  path: '/provas/models',
  summary: 'Insert a model of a test, with an empty draft',
});

export const readTestModelOp = operation<typeof modelById>({
  method: 'GET',
  path: '/provas/models/{id}',
  summary: 'One model of a test with its versions',
  params,
});

export const updateTestModelOp = operation<typeof updateModel>({
  method: 'POST',
  path: '/provas/models/{id}',
  summary: 'Rename a model of a test',
  params,
});

export const deleteTestModelOp = operation<typeof deleteModel>({
  method: 'DELETE',
  path: '/provas/models/{id}',
  summary: 'Delete a model that no class was given',
  params,
});

export const beginTestDraftOp = operation<typeof beginDraft>({
  method: 'POST',
  path: '/provas/models/{id}/draft',
  summary: 'Begin a draft, copied from the newest version',
  params,
});

export const readTestVersionOp = operation<typeof versionById>({
  method: 'GET',
  path: '/provas/versions/{id}',
  summary: 'One version with its questions and what is right in them',
  params,
});

export const saveTestDraftOp = operation<typeof saveDraft>({
  method: 'POST',
  path: '/provas/versions/{id}',
  summary: 'Save a whole draft; a published version is refused',
  params,
  // A hundred questions with programs to read.
  bodyBytesMax: 1024 * 1024,
});

export const publishTestVersionOp = operation<typeof publishVersion>({
  method: 'POST',
  path: '/provas/versions/{id}/publish',
  summary: 'Publish a draft: from then on it never changes',
  params,
});

export const checkQuestionsOp = operation<typeof questionsCheck>({
  method: 'POST',
  path: '/provas/versions/{id}/import/check',
  summary: 'What importing a file of GIFT or QTI into a draft would do, question by question; nothing is written',
  params,
  body: 'file',
  bodyBytesMax: questionFileBytesMax,
  repeatable: true,
});

export const importQuestionsOp = operation<typeof importQuestions>({
  method: 'POST',
  path: '/provas/versions/{id}/import',
  summary: 'Import a file of questions into a draft as it was checked: all that can come in, or nothing',
  params,
  query: { basis: 'basis', revision: 'revision' },
  body: 'file',
  bodyBytesMax: questionFileBytesMax,
});

export const exportTestVersionOp = operation<typeof exportedVersion>({
  method: 'GET',
  path: '/provas/versions/{id}/export',
  summary: 'The questions of a version as GIFT, or as a package of QTI 2.1 or 3.0',
  answer: 'stream',
  params,
});
