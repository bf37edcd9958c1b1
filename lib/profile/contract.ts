import { operation } from '@/lib/platform/http/operation';
import { profilePath } from './rules';
import { NoInput, Profile } from './schemas';

export const profileOp = operation({
  method: 'GET',
  path: profilePath,
  summary: 'What the browser keeps of the person who is signed in',
  input: NoInput,
  reply: Profile,
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
