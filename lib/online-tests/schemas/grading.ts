import * as z from 'zod/mini';
import { moment } from './answers';
import { testPlace } from './managing';

const score = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));

/** None takes a grade back. `seq` is the answer that was read: one that came meanwhile is not graded unread. */
export const ShortTextGrades = z.object({
  ...testPlace,
  grades: z
    .array(z.object({ attemptId: z.uuid(), questionId: z.uuid(), seq: moment, score }))
    .check(z.minLength(1), z.maxLength(60)),
});

export const StoredGrades = z.object({
  grades: z.array(z.object({ attemptId: z.string(), questionId: z.string(), score })),
});

/** One question across all pupils, without their names: who grades reads the answer alone. */
export const ShortTexts = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      topic: z.string(),
      prompt: z.string(),
      /** What a full answer says. */
      full: z.string(),
      answers: z.array(
        z.object({
          attemptId: z.string(),
          /** Once every answer to the question is graded: until then nobody knows whose it is. */
          studentName: z.nullable(z.string()),
          seq: z.int(),
          text: z.string(),
          score,
        }),
      ),
    }),
  ),
});

/** The practical part by pupils: what the given models ask for, and the grade that stands. */
export const PracticeToGrade = z.object({
  unitClosed: z.boolean(),
  /** Elements, made of Markdown on the server. */
  asked: z.array(z.string()),
  pupils: z.array(z.object({ studentId: z.string(), name: z.string(), practice: score })),
});
export type PracticeToGrade = z.infer<typeof PracticeToGrade>;
