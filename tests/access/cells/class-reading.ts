import { schoolClass, signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

/** A class of the owner's with one pupil: another facilitator of the school may not read it. */
async function ownClass({ schoolId, owner }: Row) {
  const pupil = await signedIn('aluno', schoolId);
  const { id } = await schoolClass(schoolId, { facilitators: [owner], pupils: [pupil] });
  return { classId: id, studentId: pupil.actor.id };
}

const ofClass = (path: string): Cell => ({
  owner: 'instrutor',
  rows: 'person',
  request: async (row) => {
    const { classId } = await ownClass(row);
    return { path: `/assistant/classes/${classId}/${path}`, params: { classId } };
  },
});

export const classReadingCells: Record<string, Cell> = {
  'GET /assistant/classes': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async (row) => {
      await ownClass(row);
      return { path: '/assistant/classes' };
    },
  },
  'GET /assistant/classes/{classId}/week': ofClass('week'),
  'GET /assistant/classes/{classId}/pupils': ofClass('pupils'),
  'POST /assistant/classes/{classId}/pupils/{studentId}/readings': {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const params = await ownClass(row);
      return { path: `/assistant/classes/${params.classId}/pupils/${params.studentId}/readings`, params, body: {} };
    },
  },
};
