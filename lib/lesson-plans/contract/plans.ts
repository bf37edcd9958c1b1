import { operation } from '@/lib/platform/http/operation';
import type { adaptPlan } from '../commands/adapt-plan';
import type { deleteAdaptedPlan } from '../commands/delete-adapted-plan';
import type { deleteComment } from '../commands/delete-comment';
import type { rateLesson } from '../commands/rate-lesson';
import type { updateAdaptedPlan } from '../commands/update-adapted-plan';
import type { writeComment } from '../commands/write-comment';
import type { planComments } from '../queries/comments';
import type { adaptedPlans, lessonPlan } from '../queries/plans';

/** §3 */
const names = {
  lessonCode: 'aulacodigo',
  lessonName: 'aulanome',
  courseCode: 'curso',
  moduleCode: 'modulo',
  unitNumber: 'unidade',
  code: 'codigo',
  name: 'nome',
};

export const lessonPlanOp = operation<typeof lessonPlan>({
  method: 'GET',
  path: '/Aulas/plan',
  summary: "A lesson's published plan with its notes, the own adaptation and the stars",
  names,
});

export const rateLessonOp = operation<typeof rateLesson>({
  method: 'PUT',
  path: '/Aulas/rating',
  summary: 'Rate a lesson; under three stars an observation says why',
  names,
  repeatable: true,
});

export const planCommentsOp = operation<typeof planComments>({
  method: 'GET',
  path: '/Aulas/comments',
  summary: 'The comments on a lesson plan with their answers, a page at a time',
  names,
});

export const writeCommentOp = operation<typeof writeComment>({
  method: 'PUT',
  path: '/Aulas/comments',
  summary: 'Comment on a lesson plan, or answer a comment',
  names,
});

export const deleteCommentOp = operation<typeof deleteComment>({
  method: 'DELETE',
  path: '/Aulas/comments',
  summary: 'Take a comment back, with its answers',
  names,
});

export const adaptedPlansOp = operation<typeof adaptedPlans>({
  method: 'GET',
  path: '/AulaAdaptada/buscaPlanos',
  summary: 'The own adapted plans, of a module or of one lesson',
  names,
  query: { codigoCurso: 'courseCode', codigoModulo: 'moduleCode' },
});

export const adaptPlanOp = operation<typeof adaptPlan>({
  method: 'PUT',
  path: '/AulaAdaptada',
  summary: 'Begin an adapted plan with a copy of the published one',
  names,
  repeatable: true,
});

/** Six texts of 20,000 characters, each up to four bytes. */
const planBytesMax = 512 * 1024;

export const updateAdaptedPlanOp = operation<typeof updateAdaptedPlan>({
  method: 'POST',
  path: '/AulaAdaptada',
  summary: 'Save the own adapted plan',
  bodyBytesMax: planBytesMax,
  names,
});

export const deleteAdaptedPlanOp = operation<typeof deleteAdaptedPlan>({
  method: 'DELETE',
  path: '/AulaAdaptada',
  summary: 'Delete the own adapted plan',
  names,
});
