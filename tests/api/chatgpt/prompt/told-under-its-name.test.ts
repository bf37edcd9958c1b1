import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { placeOf } from '@/lib/assistant/queries/place';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { storedBase } from '@/tests/support/knowledge/stored-base';

async function topicsNear(subject: string): Promise<string[]> {
  const at = await placeOf(null, { subject, division: '' });
  return (at?.near ?? []).filter((address) => address.startsWith('/knowledgebase/'));
}

it('prefers, beside a lesson, what the knowledge base tells under its name, and no guide for who teaches', async () => {
  const { course, lessons } = await courseContent();
  const [one, other] = lessons;
  const name = `Fila ${randomUUID().slice(0, 8)}`;
  await db().lesson.update({ where: { id: one?.id ?? '' }, data: { name } });
  const topics = [{ topic: name, suggestions: [], body: 'A fila anda.' }];
  const { id } = await storedBase({ kind: 'software', name: `Perguntas ${name}`, topics });
  await storedBase({ kind: 'guide', name: `Guia ${name}`, topics });
  const { id: topic } = await db().knowledgeTopic.findFirstOrThrow({ where: { baseId: id } });
  expect(await topicsNear(`licao_${one?.code}`)).toEqual([`/knowledgebase/${topic}`]);
  expect(await topicsNear(`licao_${other?.code}`)).toEqual([]);
  expect(await topicsNear(`curso_${course.code}`)).toEqual([]);
});
