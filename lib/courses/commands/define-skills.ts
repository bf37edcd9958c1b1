import { defineCommand, noTarget } from '@/lib/access/define-command';
import { announce } from '@/lib/platform/cache/catalogue';
import { Skills } from '../schemas/lessons';

/** Adds skills of BNCC Computação, or words those that are there anew. None is taken away: lessons name them. */
export const defineSkills = defineCommand({
  name: 'courses.define-skills',
  may: 'skill:define',
  input: Skills,
  target: noTarget,
  run: async ({ tx, input: { skills } }) => {
    for (const { code, ...data } of skills) {
      await tx.skill.upsert({ where: { code }, create: { code, ...data }, update: data, select: { code: true } });
    }
    await announce(tx, 'courses');
    return { count: skills.length };
  },
});
