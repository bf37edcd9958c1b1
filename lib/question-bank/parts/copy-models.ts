import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { questionOf, versionFields } from '../queries/stored-version';
import { storeQuestions } from './store-questions';

type Copied = { fromCode: string; toCode: string; now: Date };

/** A part of copying a course: of each model the newest version that is published, and the one that is being written. */
export async function copyModels(tx: Tx, actor: Actor, { fromCode, toCode, now }: Copied): Promise<void> {
  const { id: courseId } = await tx.course.findUniqueOrThrow({ where: { code: toCode }, select: { id: true } });
  const models = await tx.testModel.findMany({
    where: { module: { course: { code: fromCode } } },
    orderBy: { id: 'asc' },
    select: {
      moduleCode: true,
      number: true,
      name: true,
      versions: { orderBy: { number: 'desc' }, take: 2, select: versionFields },
    },
  });
  for (const { versions, ...model } of models) {
    const { id: modelId } = await tx.testModel.create({ data: { courseId, ...model }, select: { id: true } });
    // One before what is being written was published; one before what is published stays behind.
    const brought = versions[0]?.publishedAt ? versions.slice(0, 1) : versions.toReversed();
    for (const [index, { publishedAt, limitMinutes, practice, questions }] of brought.entries()) {
      const data = { modelId, number: index + 1, limitMinutes, practice };
      const { id } = await tx.testVersion.create({ data, select: { id: true } });
      await storeQuestions(tx, actor, { versionId: id, questions: questions.map(questionOf) });
      // Last of all: nothing of what is published changes any more.
      if (publishedAt) await tx.testVersion.update({ where: { id }, data: { publishedAt: now }, select: { id: true } });
    }
  }
}
