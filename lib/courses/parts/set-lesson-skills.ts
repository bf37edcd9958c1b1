import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';

type Given = { lessonId: string; skillCodes: string[] };

export async function setLessonSkills(tx: Tx, { lessonId, skillCodes }: Given) {
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
}
