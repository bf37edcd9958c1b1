import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { doubtMap } from '@/lib/training/queries/doubt-map';
import { keptAnswerOf } from '@/tests/support/verified-answers/answered-doubt';
import { school, schoolClass, signedIn } from '@/tests/support/world';

async function classOf(pupils: number) {
  const { id: schoolId } = await school();
  const kept = await keptAnswerOf(schoolId);
  const others = Array.from({ length: pupils - 1 }, () => signedIn('aluno', schoolId));
  const enrolments = (await Promise.all(others)).map(({ actor }) => ({
    studentId: actor.id,
    schoolId,
    classId: kept.classId,
    enrolledAt: new Date(),
  }));
  await db().enrolment.createMany({ data: enrolments });
  return { schoolId, ...kept, advisor: await signedIn('assessoria', schoolId) };
}

describe('the map of doubts', () => {
  it('says of each lesson how many of its students had one, with the questions that were kept and no child’s words', async () => {
    const { advisor, text, doubtId } = await classOf(5);
    await db().doubt.update({ where: { id: doubtId }, data: { text: 'palavras de uma criança' } });
    const { items, total } = await doubtMap(advisor.actor, {});
    expect(total).toBe(1);
    expect(items).toMatchObject([{ doubts: 1, askers: 1, pupils: 5, answered: 1, verified: [text] }]);
    expect(JSON.stringify(items)).not.toContain('palavras de uma criança');
    await db().doubt.update({ where: { id: doubtId }, data: { text: ` ${text.toUpperCase()}` } });
    expect((await doubtMap(advisor.actor, {})).items).toMatchObject([{ verified: [] }]);
    const neighbour = await classOf(5);
    expect((await doubtMap(neighbour.advisor.actor, {})).total).toBe(1);
    expect((await doubtMap(advisor.actor, {})).total).toBe(1);
  });

  it('leaves out a group in which one could guess who asked, what tells of danger, and classes for trying out', async () => {
    expect((await doubtMap((await classOf(4)).advisor.actor, {})).items).toEqual([]);
    // Somebody who was moved sat in two classes, and is still one of four.
    const { advisor, schoolId, classId, pupil } = await classOf(4);
    const { id: otherId } = await schoolClass(schoolId, { pupils: [pupil] });
    const lesson = await db().classLesson.findFirstOrThrow({ where: { classId } });
    await db().classLesson.create({ data: { ...lesson, id: randomUUID(), classId: otherId } as never });
    const plan = await db().classPlan.findFirstOrThrow({ where: { classId, number: lesson.number } });
    await db().classPlan.create({ data: { ...plan, classId: otherId } });
    expect((await doubtMap(advisor.actor, {})).items).toEqual([]);
    const tried = await classOf(6);
    await db().schoolClass.update({ where: { id: tried.classId }, data: { type: 'test' } });
    expect((await doubtMap(tried.advisor.actor, {})).items).toEqual([]);
  });
});
