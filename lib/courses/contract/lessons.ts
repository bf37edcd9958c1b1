import { operation } from '@/lib/platform/http/operation';
import type { createLesson } from '../commands/create-lesson';
import type { createUnit } from '../commands/create-unit';
import type { defineSkills } from '../commands/define-skills';
import type { deleteLesson } from '../commands/delete-lesson';
import type { deleteUnit } from '../commands/delete-unit';
import type { moveLesson } from '../commands/move-lesson';
import type { moveUnit } from '../commands/move-unit';
import type { updateLesson } from '../commands/update-lesson';
import type { updateUnit } from '../commands/update-unit';
import type { lessonForEditing } from '../queries/lessons';

/** The spec quotes these names; the rest is ours. */
const names = { code: 'codigo', name: 'nome' };

export const createUnitOp = operation<typeof createUnit>({
  method: 'PUT',
  path: '/Cursos/units',
  summary: 'Add a unit to a module',
  names,
});

export const updateUnitOp = operation<typeof updateUnit>({
  method: 'POST',
  path: '/Cursos/units/{unitId}',
  summary: 'Update a unit',
  names,
  params: { unitId: 'unitId' },
});

export const deleteUnitOp = operation<typeof deleteUnit>({
  method: 'DELETE',
  path: '/Cursos/units/{unitId}',
  summary: 'Delete a unit without lessons',
  names,
  params: { unitId: 'unitId' },
});

export const moveUnitOp = operation<typeof moveUnit>({
  method: 'POST',
  path: '/Cursos/units/{unitId}/place',
  summary: 'Move a unit within its module',
  names,
  params: { unitId: 'unitId' },
});

export const createLessonOp = operation<typeof createLesson>({
  method: 'PUT',
  path: '/Aulas',
  summary: 'Add a lesson to a unit',
  names,
});

export const readLessonOp = operation<typeof lessonForEditing>({
  method: 'GET',
  path: '/Aulas/{lessonId}',
  summary: 'One lesson as its editors see it',
  names,
  params: { lessonId: 'lessonId' },
});

export const updateLessonOp = operation<typeof updateLesson>({
  method: 'POST',
  path: '/Aulas/{lessonId}',
  summary: 'Update a lesson',
  names,
  params: { lessonId: 'lessonId' },
});

export const deleteLessonOp = operation<typeof deleteLesson>({
  method: 'DELETE',
  path: '/Aulas/{lessonId}',
  summary: 'Delete a lesson with its plans',
  names,
  params: { lessonId: 'lessonId' },
});

export const moveLessonOp = operation<typeof moveLesson>({
  method: 'POST',
  path: '/Aulas/{lessonId}/place',
  summary: 'Move a lesson within its module',
  names,
  params: { lessonId: 'lessonId' },
});

export const defineSkillsOp = operation<typeof defineSkills>({
  method: 'PUT',
  path: '/Cursos/skills',
  summary: 'Add skills of BNCC Computação, or word them anew',
  names,
  bodyBytesMax: 512 * 1024,
});
