import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { remakeTopics } from '@/lib/knowledge-base/jobs/remake-passages';
import { remakeLessons } from '@/lib/lesson-plans/jobs/remake-passages';
import { indexLessons } from '@/lib/lesson-plans/parts/index-lessons';
import { passageForm } from '@/lib/passages/rules/form';
import { db } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { courseContent } from '@/tests/support/course-content';
import { storedBase } from '@/tests/support/knowledge/stored-base';
import { somebodyWaits } from '@/tests/support/lock-waits';

const context = { signal: new AbortController().signal, lastAttempt: false };

/** As the version before wrote it: an item without its mark, and the form of before. */
async function upgraded(sourceId: string) {
  await db().passage.updateMany({ where: { sourceId }, data: { form: 1, text: 'Corte o papel' } });
}

const passagesOf = (sourceId: string) =>
  db().passage.findMany({ where: { sourceId }, orderBy: { position: 'asc' }, omit: { id: true } });

describe('the passages of an earlier version', () => {
  it('are made anew of a topic, and only those', async () => {
    const topic = { suggestions: ['Como começo?'], body: '- Corte o papel\n\n### Depois\n\n1. Cole' };
    const mark = randomUUID();
    const { topics } = await storedBase({
      kind: 'software',
      name: `Base ${mark}`,
      topics: ['Um', 'Outro'].map((name) => ({ ...topic, topic: `${name} ${mark}` })),
    });
    const [stale, current] = topics.map(({ id }) => id) as [string, string];
    const before = await passagesOf(stale);
    const { id: kept } = await db().passage.findFirstOrThrow({ where: { sourceId: current } });
    await upgraded(stale);
    await remakeTopics.run({}, context);
    expect(await passagesOf(stale)).toEqual(before);
    expect(before.map(({ text }) => text)).toEqual(['Como começo?\n- Corte o papel', '1. Cole']);
    expect(before.every(({ form }) => form === passageForm)).toBe(true);
    expect(await db().passage.findUnique({ where: { id: kept } })).not.toBeNull();
  });

  it('are made anew of a lesson', async () => {
    const { lessons } = await courseContent();
    const id = lessons[0]?.id ?? '';
    await db().$transaction((tx) => indexLessons(tx, { lessonIds: [id] }));
    const before = await passagesOf(id);
    expect(before.length).toBeGreaterThan(1);
    await upgraded(id);
    await remakeLessons.run({}, context);
    expect(await passagesOf(id)).toEqual(before);
  });

  it('are not made of a lesson whose module is closed meanwhile', async () => {
    const { lessons, module } = await courseContent();
    const id = lessons[0]?.id ?? '';
    await db().$transaction((tx) => indexLessons(tx, { lessonIds: [id] }));
    await upgraded(id);
    const { remaking } = await db().$transaction(async (tx) => {
      await lockRows(tx, 'course_modules', 'id', module.id);
      const remaking = remakeLessons.run({}, context);
      await somebodyWaits();
      await tx.courseModule.update({ where: { id: module.id }, data: { status: 'inDevelopment' } });
      await tx.passage.deleteMany({ where: { sourceId: id } });
      return { remaking };
    });
    await remaking;
    expect(await passagesOf(id)).toEqual([]);
  });

  it('whose source is gone stop nobody', async () => {
    const gone = randomUUID();
    const row = { sourceId: gone, position: 1, locale: 'pt-BR', title: 'x', text: 'x', address: '/x', form: 1 };
    await db().passage.createMany({
      data: [row, { ...row, position: 2 }].map((each) => ({ ...each, source: 'topic' })),
    });
    const { topics } = await storedBase();
    const stale = topics[0]?.id ?? '';
    await upgraded(stale);
    await remakeTopics.run({}, context);
    expect((await passagesOf(stale)).every(({ form }) => form === passageForm)).toBe(true);
    await db().passage.deleteMany({ where: { sourceId: gone } });
  });
});
