import { db } from '@/lib/platform/db/client';
import { schoolClass, signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

/** In a class of the owner's, where that is a facilitator: another of the school reaches neither. */
async function pupilOf({ schoolId, owner }: Row) {
  const pupil = await signedIn('aluno', schoolId);
  const facilitators = owner.actor.tipo === 'instrutor' ? [owner] : [];
  await schoolClass(schoolId, { facilitators, pupils: [pupil] });
  return pupil.actor.id;
}

export const consentCells: Record<string, Cell> = {
  'GET /Alunos/{id}/consents': {
    owner: 'instrutor',
    alsoMay: ['escola', 'assessoria', 'admin'],
    rows: 'school',
    ownAlone: ['instrutor'],
    request: async (row) => {
      const id = await pupilOf(row);
      return { path: `/Alunos/${id}/consents`, params: { id } };
    },
  },
  'POST /Alunos/consents': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: async (row) => ({
      path: '/Alunos/consents',
      body: { studentIds: [await pupilOf(row)], kinds: ['photo'], givenBy: 'Mãe, em papel' },
    }),
  },
  'POST /Alunos/consents/{id}/end': {
    owner: 'instrutor',
    alsoMay: ['escola', 'admin'],
    rows: 'school',
    ownAlone: ['instrutor'],
    request: async (row) => {
      const studentId = await pupilOf(row);
      const { id } = await db().consent.findFirstOrThrow({ where: { studentId, kind: 'assistant' } });
      return { path: `/Alunos/consents/${id}/end`, params: { id }, body: {} };
    },
  },
};
