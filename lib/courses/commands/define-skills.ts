import { defineCommand, noTarget } from '@/lib/access/define-command';
import { courseChanges } from '../live';
import { Skills, SkillsDefined } from '../schemas/lessons';

/** Adds skills of BNCC Computação, or words those that are there anew. None is taken away: lessons name them. */
export const defineSkills = defineCommand({
  name: 'courses.define-skills',
  may: 'skill:define',
  input: Skills,
  reply: SkillsDefined,
  changes: courseChanges,
  target: noTarget,
  run: async ({ tx, input: { skills } }) => {
    for (const { code, ...data } of skills) {
      await tx.skill.upsert({ where: { code }, create: { code, ...data }, update: data, select: { code: true } });
    }
    return { count: skills.length };
  },
});
