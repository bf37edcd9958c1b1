import { randomUUID } from 'node:crypto';
import { wholeSubject } from '@/lib/assistant/rules/limits';
import { mayBeId } from '@/lib/knowledge-base/rules';
import { db } from '@/lib/platform/db/client';
import { courseData } from '@/tests/support/world';

type Key = { subject: string; division: string };

/**
 * What a test talks about is there: a course with a released module of the division's code, or a base with that topic.
 * Modules and lessons are the test's own.
 */
export async function subjectStands({ subject, division }: Key): Promise<void> {
  const part = division === wholeSubject ? '' : division;
  if (mayBeId(subject)) return baseStands(subject, part);
  if (!subject.startsWith('curso_')) return;
  const code = subject.slice('curso_'.length);
  await db().course.createMany({ data: courseData(code), skipDuplicates: true });
  const { id: courseId } = await db().course.findUniqueOrThrow({ where: { code } });
  if (!part) return;
  const module = { courseId, code: part, name: part, position: 1, status: 'released' as const };
  await db().courseModule.createMany({ data: module, skipDuplicates: true });
}

async function baseStands(id: string, topic: string): Promise<void> {
  const base = { id, kind: 'software' as const, name: `Base ${randomUUID()}`, position: 1 };
  await db().knowledgeBase.createMany({ data: base, skipDuplicates: true });
  if (!topic) return;
  await db().knowledgeTopic.createMany({ data: { baseId: id, name: topic, position: 1 }, skipDuplicates: true });
}
