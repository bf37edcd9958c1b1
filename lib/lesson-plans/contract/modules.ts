import { operation } from '@/lib/platform/http/operation';
import {
  CourseList,
  CourseModules,
  LessonDivision,
  ModuleList,
  ModulePlans,
  ModuleProjects,
  ModuleRef,
  NoInput,
  PermittedCourses,
  SchoolCourses,
} from '../schemas/modules';

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

export const moduleListOp = operation({
  method: 'GET',
  path: '/Cursos/recuperarModulosDoCurso',
  summary: 'The modules of a course that a school may use',
  input: CourseModules,
  reply: ModuleList,
  names,
  query: course,
});

export const lessonDivisionOp = operation({
  method: 'GET',
  path: '/Cursos/divisaoAulasModulo',
  summary: 'The lessons of a module, unit by unit',
  input: ModuleRef,
  reply: LessonDivision,
  names,
  query,
});

export const activeCoursesOp = operation({
  method: 'GET',
  path: '/Cursos/recuperarCursosAtivos',
  summary: 'The courses that are active',
  input: NoInput,
  reply: CourseList,
  names,
});

export const permittedCoursesOp = operation({
  method: 'GET',
  path: '/Cursos/cursosPermitidos',
  summary: 'The courses and modules that a school may use',
  input: SchoolCourses,
  reply: PermittedCourses,
  names,
});

export const modulePlansOp = operation({
  method: 'GET',
  path: '/Cursos/planoAulasModulo',
  summary: "A module's units, lessons and their plans, with what supports its facilitator",
  input: ModuleRef,
  reply: ModulePlans,
  names,
  query,
});

export const moduleProjectsOp = operation({
  method: 'GET',
  path: '/Cursos/getProjetosCursoModulo',
  summary: 'The projects that a module names',
  input: ModuleRef,
  reply: ModuleProjects,
  names,
  query,
});
