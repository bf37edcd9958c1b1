import * as z from 'zod/mini';
import {
  classStates,
  madeHere,
  nameLengthMax,
  pupilsMax,
  referenceYears,
  semesters,
  shifts,
} from '@/lib/classes/rules';
import { required } from '@/lib/courses/schemas';
import { anyCode } from '@/lib/courses/schemas/modules';
import { schoolYears } from '@/lib/students/rules';

const configured = {
  name: required(nameLengthMax),
  schoolYear: z.enum(schoolYears),
  shift: z.enum(shifts),
  letter: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  referenceYear: z.int().check(z.minimum(referenceYears.least), z.maximum(referenceYears.most)),
  referenceSemester: z.literal(semesters),
  facilitatorIds: z.array(z.uuid()).check(z.maxLength(20)),
};

const ModuleChoice = { courseCode: anyCode, moduleCode: anyCode };

/** §3's class, of a type that is made here. Without a school it is the one that is open for who makes it. */
export const NewClass = z.object({
  schoolId: z.optional(z.uuid()),
  type: z.enum(madeHere),
  ...ModuleChoice,
  ...configured,
});

/** Course, module and type stay: the first two change by a command of their own. */
export const ClassChanges = z.object({ id: z.uuid(), revision: z.int(), ...configured });

export const ModuleChange = z.object({ classId: z.uuid(), ...ModuleChoice });

export const ClassRef = z.object({ classId: z.uuid() });

/** What the class is since the command. */
export const ClassStanding = z.object({ id: z.string(), state: z.enum(classStates) });

export const Pupils = z.object({
  classId: z.uuid(),
  studentIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(pupilsMax)),
});

const { name, schoolYear, referenceYear, referenceSemester } = configured;

/** The class that goes on, and what the one that takes its pupils on is called. A reason sets aside what blocks it. */
export const Evolution = z.object({
  classId: z.uuid(),
  name,
  schoolYear,
  referenceYear,
  referenceSemester,
  reason: z.nullable(required(300)),
});
