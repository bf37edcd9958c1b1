import { operation } from '@/lib/platform/http/operation';
import { NoInput, OwnStudent } from './schemas';

export const ownStudentOp = operation({
  method: 'GET',
  path: '/Alunos/eu',
  summary: "The signed-in pupil's own record",
  input: NoInput,
  reply: OwnStudent,
  names: {
    schoolId: 'escolaId',
    photoUrl: 'fotoUrl',
    moduleCode: 'codigoModuloCorrente',
    schoolYear: 'anoEducacaoBasica',
    lessonNumber: 'aulaCorrenteNumero',
  },
});
