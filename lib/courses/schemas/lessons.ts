import * as z from 'zod/mini';
import { optional, required } from '../schemas';
import { anyCode, newCode } from './modules';

const objective = optional(1000);

export const NewUnit = z.object({ moduleId: z.uuid(), objective: required(1000) });
export const UnitChanges = z.object({ unitId: z.uuid(), revision: z.optional(z.int()), objective: required(1000) });
export const UnitRef = z.object({ unitId: z.uuid() });
export const UnitMove = z.object({ unitId: z.uuid(), place: z.int().check(z.minimum(1), z.maximum(3)) });

export const UnitDetail = z.object({
  id: z.string(),
  moduleId: z.string(),
  number: z.int(),
  objective: z.string(),
  revision: z.int(),
});

const skillCode = z.string().check(z.minLength(1), z.maxLength(20));

const lessonData = {
  name: required(120),
  objective,
  minutes: z.int().check(z.minimum(1), z.maximum(600)),
  skillCodes: z.array(skillCode).check(z.maxLength(20)),
};

export const NewLesson = z.object({ unitId: z.uuid(), code: newCode, ...lessonData });

/** Of one module: those that are made or written anew, and the order of each unit, whole. */
export const LessonsToStore = z.object({
  moduleId: z.uuid(),
  lessons: z.array(z.object({ unitNumber: z.int().check(z.minimum(1), z.maximum(3)), code: anyCode, ...lessonData })),
  units: z.array(z.object({ unitNumber: z.int().check(z.minimum(1), z.maximum(3)), codes: z.array(anyCode) })),
});

export const LessonChanges = z.object({ lessonId: z.uuid(), revision: z.optional(z.int()), ...lessonData });
export const LessonRef = z.object({ lessonId: z.uuid() });
/** To a unit of the same module, and a place in it. */
export const LessonMove = z.object({
  lessonId: z.uuid(),
  unitId: z.uuid(),
  place: z.int().check(z.minimum(1), z.maximum(1000)),
});

export const LessonDetail = z.object({
  ...lessonData,
  id: z.string(),
  unitId: z.string(),
  code: z.string(),
  position: z.int(),
  revision: z.int(),
});

export const LessonSkills = z.object({ lessonId: z.uuid(), skillCodes: lessonData.skillCodes });

/** One skill of BNCC Computação. */
const skill = z.object({ code: skillCode, axis: required(80), year: required(80), text: required(1000) });
export const Skills = z.object({ skills: z.array(skill).check(z.minLength(1), z.maxLength(500)) });
