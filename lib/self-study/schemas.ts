import * as z from 'zod/mini';
import { codeLengthMax } from '@/lib/courses/rules';

const code = z.string().check(z.minLength(1), z.maxLength(codeLengthMax));

export const StudyCourseRef = z.object({ courseCode: code });
export const StudyLessonRef = z.object({ lessonCode: code });
export const StudyStep = z.object({ lessonCode: code, isDone: z.boolean() });

export const StudyCourses = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    objective: z.string(),
    durationDescription: z.string(),
    lessons: z.int(),
    done: z.int(),
  }),
);

export const StudyProgress = z.object({ isDone: z.boolean(), lessons: z.int(), done: z.int() });
