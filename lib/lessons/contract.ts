import { operation } from '@/lib/platform/http/operation';
import type { closeLesson } from './commands/close-lesson';
import type { markStep } from './commands/mark-step';
import type { setSwitches } from './commands/set-switches';
import type { setTimer } from './commands/set-timer';
import type { startLesson } from './commands/start-lesson';

/** A tap of one lesson: what every operation of the classroom has in common. */
export function lessonTap(path: string, summary: string) {
  const params = { id: 'classId', number: 'number' };
  return { method: 'POST', path: `/turmas/{id}/lessons/{number}/${path}`, summary, params } as const;
}

export const startLessonOp = operation<typeof startLesson>(lessonTap('start', 'Begin the next lesson of a class'));
export const closeLessonOp = operation<typeof closeLesson>(lessonTap('close', 'Close a lesson for good'));
export const markStepOp = operation<typeof markStep>(lessonTap('steps', 'Mark a step of the plan as done, or not'));
export const setTimerOp = operation<typeof setTimer>(lessonTap('timer', 'Start, hold or end the countdown'));
export const setSwitchesOp = operation<typeof setSwitches>(
  lessonTap('switches', 'Switch the assistant or the students’ screens off, or on again, for this lesson'),
);
