import { operation } from '@/lib/platform/http/operation';
import type { activeCourses, moduleList, permittedCourses } from '../queries/module-lists';
import type { lessonDivision, modulePlans, moduleProjects } from '../queries/modules';

/** §3: a module list item is codigo and nome, a lesson of the division aulacodigo, aulanome, curso, modulo, unidade. */
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
const course = { codigoCurso: 'courseCode' };
const query = { ...course, codigoModulo: 'moduleCode' };

export const moduleListOp = operation<typeof moduleList>({
  method: 'GET',
  path: '/Cursos/recuperarModulosDoCurso',
  summary: 'The modules of a course that a school may use',
  names,
  query: course,
});

export const lessonDivisionOp = operation<typeof lessonDivision>({
  method: 'GET',
  path: '/Cursos/divisaoAulasModulo',
  summary: 'The lessons of a module, unit by unit',
  names,
  query,
});

export const activeCoursesOp = operation<typeof activeCourses>({
  method: 'GET',
  path: '/Cursos/recuperarCursosAtivos',
  summary: 'The courses that are active',
  names,
});

export const permittedCoursesOp = operation<typeof permittedCourses>({
  method: 'GET',
  path: '/Cursos/cursosPermitidos',
  summary: 'The courses and modules that a school may use',
  names,
});

export const modulePlansOp = operation<typeof modulePlans>({
  method: 'GET',
  path: '/Cursos/planoAulasModulo',
  summary: "A module's units, lessons and their plans, with what supports its facilitator",
  names,
  query,
});

export const moduleProjectsOp = operation<typeof moduleProjects>({
  method: 'GET',
  path: '/Cursos/getProjetosCursoModulo',
  summary: 'The projects that a module names',
  names,
  query,
});
