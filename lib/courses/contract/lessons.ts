import { operation } from '@/lib/platform/http/operation';
import {
  LessonChanges,
  LessonDetail,
  LessonMove,
  LessonRef,
  NewLesson,
  NewUnit,
  Skills,
  SkillsDefined,
  UnitChanges,
  UnitDetail,
  UnitMove,
  UnitRef,
} from '../schemas/lessons';
import { Deleted, Order } from '../schemas/modules';

/** The spec quotes these names; the rest is ours. */
const names = { code: 'codigo', name: 'nome' };

export const createUnitOp = operation({
  method: 'PUT',
  path: '/Cursos/units',
  summary: 'Add a unit to a module',
  input: NewUnit,
  reply: UnitDetail,
  names,
});

export const updateUnitOp = operation({
  method: 'POST',
  path: '/Cursos/units/{unitId}',
  summary: 'Update a unit',
  input: UnitChanges,
  reply: UnitDetail,
  names,
  params: { unitId: 'unitId' },
});

export const deleteUnitOp = operation({
  method: 'DELETE',
  path: '/Cursos/units/{unitId}',
  summary: 'Delete a unit without lessons',
  input: UnitRef,
  reply: Deleted,
  names,
  params: { unitId: 'unitId' },
});

export const moveUnitOp = operation({
  method: 'POST',
  path: '/Cursos/units/{unitId}/place',
  summary: 'Move a unit within its module',
  input: UnitMove,
  reply: Order,
  names,
  params: { unitId: 'unitId' },
});

export const createLessonOp = operation({
  method: 'PUT',
  path: '/Aulas',
  summary: 'Add a lesson to a unit',
  input: NewLesson,
  reply: LessonDetail,
  names,
});

export const readLessonOp = operation({
  method: 'GET',
  path: '/Aulas/{lessonId}',
  summary: 'One lesson as its editors see it',
  input: LessonRef,
  reply: LessonDetail,
  names,
  params: { lessonId: 'lessonId' },
});

export const updateLessonOp = operation({
  method: 'POST',
  path: '/Aulas/{lessonId}',
  summary: 'Update a lesson',
  input: LessonChanges,
  reply: LessonDetail,
  names,
  params: { lessonId: 'lessonId' },
});

export const deleteLessonOp = operation({
  method: 'DELETE',
  path: '/Aulas/{lessonId}',
  summary: 'Delete a lesson with its plans',
  input: LessonRef,
  reply: Deleted,
  names,
  params: { lessonId: 'lessonId' },
});

export const moveLessonOp = operation({
  method: 'POST',
  path: '/Aulas/{lessonId}/place',
  summary: 'Move a lesson within its module',
  input: LessonMove,
  reply: Order,
  names,
  params: { lessonId: 'lessonId' },
});

export const defineSkillsOp = operation({
  method: 'PUT',
  path: '/Cursos/skills',
  summary: 'Add skills of BNCC Computação, or word them anew',
  input: Skills,
  reply: SkillsDefined,
  names,
  bodyBytesMax: 512 * 1024,
});
