import { operation } from '@/lib/platform/http/operation';
import { Comment, CommentDeleted, CommentPage, CommentRef, CommentSearch, NewComment } from '../schemas/comments';
import {
  AdaptedPlanChanges,
  AdaptedPlanDeleted,
  AdaptedPlanList,
  AdaptedPlanSaved,
  AdaptedPlanSearch,
  LessonPlanView,
  LessonRating,
  LessonRef,
  RatingSummary,
} from '../schemas/plans';

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

export const lessonPlanOp = operation({
  method: 'GET',
  path: '/Aulas/plan',
  summary: "A lesson's published plan with its notes, the own adaptation and the stars",
  input: LessonRef,
  reply: LessonPlanView,
  names,
});

export const rateLessonOp = operation({
  method: 'PUT',
  path: '/Aulas/rating',
  summary: 'Rate a lesson; under three stars an observation says why',
  input: LessonRating,
  reply: RatingSummary,
  names,
  repeatable: true,
});

export const planCommentsOp = operation({
  method: 'GET',
  path: '/Aulas/comments',
  summary: 'The comments on a lesson plan with their answers, a page at a time',
  input: CommentSearch,
  reply: CommentPage,
  names,
});

export const writeCommentOp = operation({
  method: 'PUT',
  path: '/Aulas/comments',
  summary: 'Comment on a lesson plan, or answer a comment',
  input: NewComment,
  reply: Comment,
  names,
});

export const deleteCommentOp = operation({
  method: 'DELETE',
  path: '/Aulas/comments',
  summary: 'Take a comment back, with its answers',
  input: CommentRef,
  reply: CommentDeleted,
  names,
});

export const adaptedPlansOp = operation({
  method: 'GET',
  path: '/AulaAdaptada/buscaPlanos',
  summary: 'The own adapted plans, of a module or of one lesson',
  input: AdaptedPlanSearch,
  reply: AdaptedPlanList,
  names,
  query: { codigoCurso: 'courseCode', codigoModulo: 'moduleCode' },
});

export const adaptPlanOp = operation({
  method: 'PUT',
  path: '/AulaAdaptada',
  summary: 'Begin an adapted plan with a copy of the published one',
  input: LessonRef,
  reply: AdaptedPlanSaved,
  names,
  repeatable: true,
});

/** Six texts of 20,000 characters, each up to four bytes. */
const planBytesMax = 512 * 1024;

export const updateAdaptedPlanOp = operation({
  method: 'POST',
  path: '/AulaAdaptada',
  summary: 'Save the own adapted plan',
  bodyBytesMax: planBytesMax,
  input: AdaptedPlanChanges,
  reply: AdaptedPlanSaved,
  names,
});

export const deleteAdaptedPlanOp = operation({
  method: 'DELETE',
  path: '/AulaAdaptada',
  summary: 'Delete the own adapted plan',
  input: LessonRef,
  reply: AdaptedPlanDeleted,
  names,
});
