import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { nameContentImage } from '@/lib/courses/parts/name-content-image';
import { contentImagesIn } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { refuseUnless } from '../failures';
import { withFreshIds } from '../rules/fresh-ids';
import type { Question } from '../schemas/questions';

type Written = { versionId: string; questions: readonly Question[] };

function imagesOf({ imageUrl, prompt, explanation }: Question): string[] {
  return [...(imageUrl ? [imageUrl] : []), ...contentImagesIn(`${prompt}\n${explanation ?? ''}`)];
}

async function refuseUnknownSkills(tx: Tx, questions: readonly Question[]): Promise<void> {
  const named = [...new Set(questions.flatMap(({ skillCode }) => skillCode ?? []))];
  const known = await tx.skill.findMany({ where: { code: { in: named } }, select: { code: true } });
  const codes = new Set(known.map(({ code }) => code));
  const fields = questions.flatMap(({ skillCode }, index) =>
    skillCode && !codes.has(skillCode) ? [{ path: `questions.${index}.skillCode`, code: 'unknown-skill' }] : [],
  );
  refuseUnless(fields.length === 0, 'request.invalid', { fields });
}

/** The questions of a draft in the place of those that it had, and each key in its own table. */
export async function storeQuestions(tx: Tx, actor: Actor, { versionId, questions }: Written): Promise<void> {
  await refuseUnknownSkills(tx, questions);
  const before = await tx.testQuestion.findMany({
    where: { versionId },
    select: { imageUrl: true, prompt: true, key: { select: { explanation: true } } },
  });
  const named = new Set(
    before.flatMap(({ key, ...old }) => imagesOf({ ...old, explanation: key?.explanation ?? null } as Question)),
  );
  const images = new Set(questions.flatMap(imagesOf));
  for (const address of [...images].filter((image) => !named.has(image)))
    await nameContentImage(tx, actor, { address });
  await tx.testQuestion.deleteMany({ where: { versionId } });
  const rows = questions.map((question, index) => ({
    id: randomUUIDv7(),
    position: index + 1,
    ...withFreshIds(question, randomInt),
  }));
  await tx.testQuestion.createMany({
    data: rows.map(({ right: _, explanation: __, code, ...row }) => ({
      ...row,
      versionId,
      code: code ?? Prisma.DbNull,
    })),
  });
  await tx.questionKey.createMany({
    data: rows.map(({ id, right, explanation }) => ({ questionId: id, right: right ?? Prisma.JsonNull, explanation })),
  });
}
