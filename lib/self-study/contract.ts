import { operation } from '@/lib/platform/http/operation';
import { NoInput, StudyCourses, StudyProgress, StudyStep } from './schemas';

const names = { code: 'codigo', name: 'nome', lessonCode: 'aulacodigo' };

export const studyCoursesOp = operation({
  method: 'GET',
  path: '/SelfStudy/courses',
  summary: 'The self-study courses with the own progress',
  input: NoInput,
  reply: StudyCourses,
  names,
});

export const markStepOp = operation({
  method: 'POST',
  path: '/SelfStudy/steps',
  summary: 'A lesson of a self-study course is done, or not any more',
  input: StudyStep,
  reply: StudyProgress,
  names,
  repeatable: true,
});
