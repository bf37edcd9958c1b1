import { storeMuralImage } from '@/lib/mural/commands/store-mural-image';
import { db } from '@/lib/platform/db/client';
import { png } from '@/tests/support/files/png';
import { schoolClass } from '@/tests/support/world';
import type { Cell, Row } from './cell';
import { withTwins } from './twins';

const fields = { title: 'Semana da robótica', text: 'Tragam pilhas.', from: '2026-11-02' };

/** For all classes of the owner: theirs and the owner's alone. */
async function postOf({ schoolId, owner }: Row, imageId: string | null = null): Promise<string> {
  const data = { ...fields, imageId, from: new Date(fields.from), schoolId, authorId: owner.actor.id };
  return (await db().muralPost.create({ data, select: { id: true } })).id;
}

async function one(row: Row, body?: object) {
  const id = await postOf(row);
  return { path: `/murals/${id}`, params: { id }, ...(body && { body }) };
}

const own: Pick<Cell, 'owner' | 'rows'> = { owner: 'instrutor', rows: 'person' };
/** The school reads along; a colleague who does not teach the class does not. */
const read = { owner: 'instrutor', alsoMay: ['escola'], rows: 'school', ownAlone: ['instrutor'] } as const;

export const muralCells: Record<string, Cell> = {
  ...withTwins({
    'GET /murals/{id}': { ...read, request: (row) => one(row) },
    'POST /murals/{id}': { ...own, request: (row) => one(row, { ...fields, revision: 1 }) },
    'DELETE /murals/{id}': { ...own, request: (row) => one(row) },
  }),
  'GET /murals': {
    owner: 'instrutor',
    alsoMay: ['escola'],
    rows: 'catalogue',
    request: async () => ({ path: '/murals?section=class' }),
  },
  'PUT /murals': {
    ...own,
    request: async ({ schoolId, owner }) => {
      const { id: classId } = await schoolClass(schoolId, { facilitators: [owner] });
      return { path: '/murals', body: { ...fields, section: 'class', classId } };
    },
  },
  'GET /murals/{id}/receipts': {
    ...read,
    request: async (row) => {
      const id = await postOf(row);
      return { path: `/murals/${id}/receipts`, params: { id } };
    },
  },
  // A student reads those of the own facilitators (tests/api/murals); this one is of none of theirs.
  'GET /murals/{id}/image': {
    ...read,
    alsoMay: ['aluno', 'escola'],
    ownAlone: ['instrutor', 'aluno'],
    request: async (row) => {
      const { id: imageId } = await storeMuralImage(row.owner.actor, { file: await png() });
      const id = await postOf(row, imageId);
      return { path: `/murals/${id}/image`, params: { id } };
    },
  },
  'POST /murals/images': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => ({ path: '/murals/images', body: await png() }),
  },
  'GET /murals/own': { owner: 'aluno', rows: 'catalogue', request: async () => ({ path: '/murals/own' }) },
  // What is for others is passed over, and none of it is stored (tests/api/murals).
  'POST /murals/seen': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/murals/seen', body: { ids: [crypto.randomUUID()] } }),
  },
};
