import { startClass } from '@/lib/class-life/commands/start-class';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { classToStart } from './class-to-start';
import type { courseContent } from './course-content';
import { type SignedIn, signedIn } from './world';

type Given = {
  facilitators?: readonly SignedIn[];
  pupils?: readonly SignedIn[];
  content?: Parameters<typeof courseContent>[0];
};

/** A class that began, of a module with four lessons, and who teaches it. */
export async function runningClass(schoolId: string, { facilitators = [], pupils = [], content }: Given = {}) {
  const teaching = facilitators.length > 0 ? facilitators : [await signedIn('instrutor', schoolId)];
  const [first] = teaching as [SignedIn, ...SignedIn[]];
  const given = await classToStart(schoolId, {
    facilitators: teaching,
    pupils,
    ...(content && { content }),
  });
  await startClass(first.actor, { classId: given.id });
  return { ...given, facilitator: first };
}

/** The same with its first lesson under way. */
export async function classInLesson(schoolId: string, given: Given = {}) {
  const running = await runningClass(schoolId, given);
  const place = { classId: running.id, number: 1 };
  await startLesson(running.facilitator.actor, { ...place, at: new Date().toISOString() });
  return { ...running, ...place };
}
