import { sha256Of } from '@/lib/platform/storage/parts';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import { courseContent } from '@/tests/support/course-content';
import { draftedModel, publishedModel } from '@/tests/support/test-models';
import type { Cell, Sent } from './cell';

function ofAdmin(request: () => Promise<Sent>): Cell {
  return { owner: 'admin', rows: 'catalogue', request };
}

function at(kind: 'models' | 'versions', id: string, suffix = '', body?: object): Sent {
  return { path: `/provas/${kind}/${id}${suffix}`, params: { id }, ...(body && { body }) };
}

const giftFile = Buffer.from('Um byte tem oito bits. {T}');
const draft = { limitMinutes: null, practice: null, questions: [sampleQuestions.single] };

/** Who reads a model reads what is right in it: administrators alone. */
export const questionBankCells: Record<string, Cell> = {
  'GET /provas/models': ofAdmin(async () => ({ path: '/provas/models' })),
  'PUT /provas/models': ofAdmin(async () => {
    const { module } = await courseContent();
    return { path: '/provas/models', body: { moduleId: module.id, number: 1, name: 'Prova da manhã' } };
  }),
  'GET /provas/models/{id}': ofAdmin(async () => at('models', (await draftedModel()).model.id)),
  'POST /provas/models/{id}': ofAdmin(async () =>
    at('models', (await draftedModel()).model.id, '', { name: 'Prova da tarde', revision: 1 }),
  ),
  'DELETE /provas/models/{id}': ofAdmin(async () => at('models', (await draftedModel()).model.id)),
  'POST /provas/models/{id}/draft': ofAdmin(async () => at('models', (await publishedModel()).model.id, '/draft', {})),
  'GET /provas/versions/{id}': ofAdmin(async () => at('versions', (await draftedModel()).version.id)),
  'POST /provas/versions/{id}': ofAdmin(async () =>
    at('versions', (await draftedModel()).version.id, '', { ...draft, revision: 2 }),
  ),
  'GET /provas/versions/{id}/export': ofAdmin(async () =>
    at('versions', (await publishedModel()).version.id, '/export?format=gift'),
  ),
  'GET /provas/versions/{id}/preview': ofAdmin(async () =>
    at('versions', (await draftedModel()).version.id, '/preview'),
  ),
  'POST /provas/versions/{id}/import/check': ofAdmin(async () => ({
    ...at('versions', (await draftedModel()).version.id, '/import/check'),
    body: giftFile,
  })),
  'POST /provas/versions/{id}/import': ofAdmin(async () => ({
    ...at('versions', (await draftedModel()).version.id, `/import?revision=2&basis=${sha256Of(giftFile)}`),
    body: giftFile,
  })),
  'POST /provas/versions/{id}/publish': ofAdmin(async () =>
    at('versions', (await draftedModel()).version.id, '/publish', { revision: 2 }),
  ),
};
