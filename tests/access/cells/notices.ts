import { db } from '@/lib/platform/db/client';
import { schoolClass } from '@/tests/support/world';
import type { Row } from './cell';
import { withTwins } from './twins';

const fields = { title: 'Mostra de computação', text: 'No pátio, às dez.', from: '2026-11-23' };

async function noticeOf({ schoolId, owner }: Row): Promise<string> {
  const data = { ...fields, from: new Date(fields.from), schoolId, authorId: owner.actor.id };
  return (await db().notice.create({ data, select: { id: true } })).id;
}

/** A facilitator changes what he wrote himself, and no school's. */
const usual = { owner: 'escola', alsoMay: ['instrutor', 'admin'], ownAlone: ['instrutor'], rows: 'school' } as const;

async function one(row: Row, body?: object) {
  const id = await noticeOf(row);
  return { path: `/avisos/${id}`, params: { id }, ...(body && { body }) };
}

export const noticeCells = withTwins({
  'GET /avisos': {
    owner: 'escola',
    alsoMay: ['instrutor', 'admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/avisos' }),
  },
  'PUT /avisos': {
    owner: 'escola',
    alsoMay: ['instrutor'],
    ownAlone: ['instrutor'],
    rows: 'school',
    request: async ({ schoolId }) => {
      const { id: classId } = await schoolClass(schoolId, {});
      return { path: '/avisos', body: { ...fields, classId } };
    },
  },
  'GET /avisos/{id}': { ...usual, request: (row) => one(row) },
  'GET /avisos/{id}/exists': {
    owner: 'escola',
    alsoMay: ['instrutor', 'admin'],
    rows: 'catalogue',
    request: async (row) => {
      const id = await noticeOf(row);
      return { path: `/avisos/${id}/exists`, params: { id } };
    },
  },
  'POST /avisos/{id}': { ...usual, request: (row) => one(row, { ...fields, revision: 1 }) },
  'DELETE /avisos/{id}': { ...usual, request: (row) => one(row) },
});
