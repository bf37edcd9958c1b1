import { answeredDoubt, keptAnswerOf } from '@/tests/support/verified-answers/answered-doubt';
import type { Row } from './cell';
import { withTwins } from './twins';

const written = { question: 'Como giro o motor ao contrário?', answer: 'Troque os fios.' };
/** Of a class that the owner teaches; the bystanders teach the one next door. */
const usual = { owner: 'instrutor', rows: 'person' } as const;

async function one({ schoolId, owner }: Row, body?: object) {
  const { kept } = await keptAnswerOf(schoolId, { teacher: owner });
  return { path: `/verifiedAnswers/${kept.id}`, params: { id: kept.id }, ...(body && { body }) };
}

export const verifiedAnswerCells = withTwins({
  'GET /verifiedAnswers': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => ({ path: '/verifiedAnswers' }),
  },
  'PUT /verifiedAnswers': {
    ...usual,
    request: async ({ schoolId, owner }) => {
      const { doubtId } = await answeredDoubt(schoolId, { teacher: owner });
      return { path: '/verifiedAnswers', body: { doubtId, ...written } };
    },
  },
  'GET /verifiedAnswers/{id}': { ...usual, request: (row) => one(row) },
  'POST /verifiedAnswers/{id}': { ...usual, request: (row) => one(row, { ...written, revision: 1 }) },
  'DELETE /verifiedAnswers/{id}': { ...usual, request: (row) => one(row) },
});
