import * as z from 'zod/mini';
import { optional, required } from '../schemas';
import { newCode } from './modules';

const objective = optional(1000);

export const UnitDetail = z.object({
  id: z.string(),
  moduleId: z.string(),
  number: z.int(),
  objective: z.string(),
  revision: z.int(),
});

const skillCode = z.string().check(z.minLength(1), z.maxLength(20));

export const lessonData = {
  name: required(120),
  objective,
  minutes: z.int().check(z.minimum(1), z.maximum(600)),
  skillCodes: z.array(skillCode).check(z.maxLength(20)),
};

export const NewLesson = z.object({ unitId: z.uuid(), code: newCode, ...lessonData });

export const LessonRef = z.object({ lessonId: z.uuid() });
export const LessonDetail = z.object({
  ...lessonData,
  id: z.string(),
  unitId: z.string(),
  code: z.string(),
  position: z.int(),
  revision: z.int(),
});

/** One skill of BNCC Computação. */
const skill = z.object({ code: skillCode, axis: required(80), year: required(80), text: required(1000) });
export const Skills = z.object({ skills: z.array(skill).check(z.minLength(1), z.maxLength(500)) });
