import { operation } from '@/lib/platform/http/operation';
import type { ownStudent, profile } from './queries';

export const profileOp = operation<typeof profile>({
  method: 'GET',
  path: '/Users/profile',
  summary: 'What the browser keeps of the person who is signed in',
  names: {
    mmCode: 'facilitadormmcode',
    name: 'nome',
    photoUrl: 'urlFoto',
    schoolId: 'escolaId',
    schoolName: 'nomeEscola',
    schoolCity: 'escolaCidade',
    schoolState: 'escolaUF',
    schoolHasAi: 'escolaTemIA',
    schoolYear: 'serie',
    moduleCode: 'modulo',
    lessonNumber: 'aula',
  },
});

export const ownStudentOp = operation<typeof ownStudent>({
  method: 'GET',
  path: '/Alunos/eu',
  summary: "The signed-in pupil's own record",
  names: {
    schoolId: 'escolaId',
    photoUrl: 'fotoUrl',
    moduleCode: 'codigoModuloCorrente',
    schoolYear: 'anoEducacaoBasica',
    lessonNumber: 'aulaCorrenteNumero',
  },
});
