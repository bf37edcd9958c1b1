import * as z from 'zod/mini';
import { pupilsMax } from '@/lib/classes/rules';
import { tapTime } from '@/lib/lessons/schemas';
import { projectsMost } from '@/lib/teams/rules/sizes';

const project = {
  classId: z.uuid(),
  project: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(projectsMost)),
};

const grade = z.object({
  studentId: z.uuid(),
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  tookPart: z._default(z.boolean(), true),
});

export const ProjectGrades = z.object({
  ...project,
  /** When it was typed; none is now. Of two the later one stands. */
  at: z.optional(tapTime),
  grades: z.array(grade).check(z.minLength(1), z.maxLength(pupilsMax)),
});

export const GradedProject = z.object({
  grades: z.array(z.object({ studentId: z.string(), score: z.nullable(z.int()), tookPart: z.boolean() })),
});

export const ProjectRef = z.object(project);

export const ClosedProject = z.object({ project: z.int(), closedAt: z.string() });
