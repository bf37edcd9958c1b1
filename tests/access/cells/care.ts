import { db } from '@/lib/platform/db/client';
import { account } from '@/tests/support/world';
import type { Cell } from './cell';

export const careCells: Record<string, Cell> = {
  'POST /careNotices/{id}/seen': {
    owner: 'escola',
    alsoMay: ['instrutor'],
    rows: 'school',
    // The pupil is in no class of theirs.
    ownAlone: ['instrutor'],
    request: async ({ schoolId }) => on(await noticeOf(schoolId), 'seen', {}),
  },
  'POST /careNotices/{id}/actions': {
    owner: 'escola',
    alsoMay: ['instrutor'],
    rows: 'school',
    // The pupil is in no class of theirs.
    ownAlone: ['instrutor'],
    request: async ({ schoolId }) => on(await noticeOf(schoolId), 'actions', { text: 'Falamos com a família.' }),
  },
};

function on(id: string, what: string, body: object) {
  return { path: `/careNotices/${id}/${what}`, params: { id }, body };
}

async function noticeOf(schoolId: string): Promise<string> {
  const { id: studentId } = await account('aluno', schoolId);
  const told = { schoolId, studentId, topic: 'bullying', severity: 'attention', excerpt: 'riem de mim' } as const;
  const { id } = await db().careNotice.create({ data: told });
  return id;
}
