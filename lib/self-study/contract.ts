import { operation } from '@/lib/platform/http/operation';
import type { markStep } from './commands/mark-step';
import type { studyCourses } from './queries';

const names = { code: 'codigo', name: 'nome', lessonCode: 'aulacodigo' };

export const studyCoursesOp = operation<typeof studyCourses>({
  method: 'GET',
  path: '/SelfStudy/courses',
  summary: 'The self-study courses with the own progress',
  names,
});

export const markStepOp = operation<typeof markStep>({
  method: 'POST',
  path: '/SelfStudy/steps',
  summary: 'A lesson of a self-study course is done, or not any more',
  names,
  repeatable: true,
});
