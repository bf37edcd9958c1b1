import { defineCommand, noTarget } from '@/lib/access/define-command';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { Skills } from '../schemas/lessons';

/** Adds skills of BNCC Computação, or words those that are there anew. None is taken away: lessons name them. */
export const defineSkills = defineCommand({
  name: 'courses.define-skills',
  may: abilities['skill:define'],
  input: Skills,
  reply: Count,
  changes: courseChanges,
  target: noTarget,
  run: async ({ tx, input: { skills } }) => {
    for (const { code, ...data } of skills) {
      await tx.skill.upsert({ where: { code }, create: { code, ...data }, update: data, select: { code: true } });
    }
    return { count: skills.length };
  },
});
