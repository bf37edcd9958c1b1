import { schoolClass, signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

/** In a class of the owner's: another facilitator of the school reaches neither. */
async function ownClass({ schoolId, owner }: Row) {
  const pupil = await signedIn('aluno', schoolId);
  const { id } = await schoolClass(schoolId, { facilitators: [owner], pupils: [pupil] });
  return { classId: id, studentId: pupil.actor.id };
}

const ofOwnClass = {
  owner: 'instrutor',
  alsoMay: ['escola', 'admin'],
  rows: 'school',
  ownAlone: ['instrutor'],
} as const;

const plain = { withPasswords: false, sharedDevice: false, lastPrintedAt: null, language: 'pt-BR' };

export const loginCardCells: Record<string, Cell> = {
  'POST /Alunos/loginCards': {
    ...ofOwnClass,
    request: async (row) => {
      const { classId } = await ownClass(row);
      return { path: '/Alunos/loginCards', body: { classId, studentIds: [], ...plain } };
    },
  },
  'POST /Alunos/reiniciarSenha': {
    ...ofOwnClass,
    request: async (row) => {
      const { studentId } = await ownClass(row);
      return { path: '/Alunos/reiniciarSenha', body: { id: studentId } };
    },
  },
};
