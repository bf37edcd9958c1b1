import { db } from '@/lib/platform/db/client';
import { storedBase } from '@/tests/support/knowledge/stored-base';
import { dislikedAnswer } from '@/tests/support/training/disliked-answer';
import { questionData, storedQuestion } from '@/tests/support/training/stored-question';
import { writing } from '@/tests/support/training/writing';
import { school, signedIn } from '@/tests/support/world';
import type { Cell } from './cell';

function shared(request: Cell['request']): Cell {
  return { owner: 'assessoria', alsoMay: ['admin'], rows: 'catalogue', request };
}

const ofQuestion = (body?: unknown) => async () => {
  const { id } = await storedQuestion();
  return { path: `/training/questions/${id}`, params: { id }, body };
};

/** Of a facilitator of another school: nothing in it says whose it is, so everybody here may see it. */
const ofDisliked = (verb: string, body: object) => async () => {
  const id = await dislikedAnswer(await signedIn('instrutor', (await school()).id));
  return { path: `/training/disliked/${id}/${verb}`, params: { id }, body };
};

export const trainingCells: Record<string, Cell> = {
  'GET /training/disliked': shared(async () => ({ path: '/training/disliked' })),
  'GET /training/disliked/{id}': shared(async () => {
    const id = await dislikedAnswer(await signedIn('instrutor', (await school()).id));
    return { path: `/training/disliked/${id}`, params: { id } };
  }),
  'POST /training/disliked/{id}/review': shared(ofDisliked('review', { reviewed: true })),
  'POST /training/disliked/{id}/teach': shared(async () => {
    const { topics } = await storedBase();
    const { address } = await db().passage.findFirstOrThrow({ where: { sourceId: topics[0]?.id ?? '' } });
    return ofDisliked('teach', { address, words: 'como faço isso?' })();
  }),
  'POST /training/disliked/{id}/write': shared(async () => {
    const base = await storedBase();
    return ofDisliked('write', writing(base, base.topics[1]?.id ?? '', 'Guarda tudo.'))();
  }),
  'GET /training/questions': shared(async () => ({ path: '/training/questions' })),
  'PUT /training/questions': shared(async () => ({ path: '/training/questions', body: questionData() })),
  'GET /training/questions/{id}': shared(ofQuestion()),
  'POST /training/questions/{id}': shared(ofQuestion({ ...questionData(), revision: 1 })),
  'DELETE /training/questions/{id}': shared(ofQuestion()),
  'GET /training/runs': shared(async () => ({ path: '/training/runs' })),
  'POST /training/runs': shared(async () => {
    await storedQuestion();
    return { path: '/training/runs', body: {} };
  }),
  'GET /training/runs/{id}': shared(async () => {
    const { id } = await db().evaluationRun.create({ data: { answeredBy: 'x', asked: 0, finishedAt: new Date() } });
    return { path: `/training/runs/${id}`, params: { id } };
  }),
  'GET /training/subjects': shared(async () => ({ path: '/training/subjects?search=a' })),
  'POST /training/tryouts': shared(async () => ({
    path: '/training/tryouts',
    body: { question: 'O que é um laço?', subject: 'curso_MT' },
  })),
};
