import type * as own from '@/lib/assistant/contract/own-modules';
import type * as bases from '@/lib/knowledge-base/contract';
import type * as modules from '@/lib/lesson-plans/contract/modules';
import { bareOperation } from '@/lib/platform/browser/bare-operation';
import type * as profile from '@/lib/profile/contract';
import { profilePath } from '@/lib/profile/rules';

const names = {
  code: 'codigo',
  name: 'nome',
  lessonCode: 'aulacodigo',
  lessonName: 'aulanome',
  courseCode: 'curso',
  moduleCode: 'modulo',
  unitNumber: 'unidade',
  modules: 'modulos',
  schoolId: 'escolaId',
};

export const listTopicsOp = bareOperation<typeof bases.listTopicsOp>({
  method: 'GET',
  path: '/BasesConhecimentoIA/recuperarTopicosBases',
  names: { name: 'baseConhecimento', topics: 'topicos', topic: 'topico', suggestions: 'sugestoes' },
});

export const permittedCoursesOp = bareOperation<typeof modules.permittedCoursesOp>({
  method: 'GET',
  path: '/Cursos/cursosPermitidos',
  names,
});

export const lessonDivisionOp = bareOperation<typeof modules.lessonDivisionOp>({
  method: 'GET',
  path: '/Cursos/divisaoAulasModulo',
  names,
  query: { codigoCurso: 'courseCode', codigoModulo: 'moduleCode' },
});

export const ownModulesOp = bareOperation<typeof own.ownModulesOp>({
  method: 'GET',
  path: '/chatgpt/own_modules',
  names: { courseCode: 'curso', moduleCode: 'modulo' },
});

export const profileOp = bareOperation<typeof profile.profileOp>({
  method: 'GET',
  path: profilePath,
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
