import { lessonTap } from '@/lib/lessons/contract';
import { operation } from '@/lib/platform/http/operation';
import type { assessLesson } from './commands/assess-lesson';
import type { keyInSliders } from './commands/key-in-sliders';
import type { valueChallenges } from './commands/value-challenges';

export const assessLessonOp = operation<typeof assessLesson>(
  lessonTap('selfAssessment', 'How much of the lesson’s challenge the student says to have done'),
);
export const keyInSlidersOp = operation<typeof keyInSliders>(
  lessonTap('selfAssessment/paper', 'Key in what students without a screen wrote on paper'),
);
export const valueChallengesOp = operation<typeof valueChallenges>(
  lessonTap('challenges', 'How much of the lesson’s challenge the facilitator saw each student do'),
);
