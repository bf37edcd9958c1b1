import { defineCommand, noTarget } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { LessonSkills } from '../schemas/lessons';

export const setLessonSkills = defineCommand({
  name: 'courses.set-skills',
  may: 'lesson:update',
  input: LessonSkills,
  target: noTarget,
  run: async ({ tx, input: { lessonId, skillCodes } }) => {
    const codes = [...new Set(skillCodes)];
    const known = await tx.skill.count({ where: { code: { in: codes } } });
    refuseUnless(known === codes.length, 'request.invalid', {
      fields: [{ path: 'skillCodes', code: 'unknown-skill' }],
    });
    await tx.lessonSkill.deleteMany({ where: { lessonId, skillCode: { notIn: codes } } });
    return tx.lessonSkill.createMany({
      data: codes.map((skillCode) => ({ lessonId, skillCode })),
      skipDuplicates: true,
    });
  },
});
