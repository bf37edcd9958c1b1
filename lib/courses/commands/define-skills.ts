import { defineCommand, noTarget } from '@/lib/access/define-command';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { placeLessons } from '../parts/place-lessons';
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
    // Search says of which school years a lesson's skills are.
    const codes = skills.map(({ code }) => code);
    const naming = { units: { some: { lessons: { some: { skills: { some: { skillCode: { in: codes } } } } } } } };
    const modules = await tx.courseModule.findMany({ where: naming, select: { id: true }, orderBy: { id: 'asc' } });
    for (const { id } of modules) await placeLessons(tx, { moduleId: id });
    return { count: skills.length };
  },
});
