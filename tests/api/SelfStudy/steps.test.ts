import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/SelfStudy/courses/route';
import { POST } from '@/app/api/SelfStudy/steps/route';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { markStep } from '@/lib/self-study/commands/mark-step';
import { studyCourse, studyLesson } from '@/lib/self-study/queries';
import { courseContent } from '@/tests/support/course-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let facilitator: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  const { id } = await school();
  [facilitator, other] = await Promise.all([signedIn('instrutor', id), signedIn('instrutor', id)]);
});
afterEach(() => setClock(undefined));

const selfStudy = (code?: string) => courseContent({ course: { durationType: 'selfStudy', ...(code && { code }) } });
const mark = (lessonCode: string, isDone: boolean) =>
  send(POST, {
    method: 'POST',
    path: '/SelfStudy/steps',
    body: { aulacodigo: lessonCode, isDone },
    bearer: facilitator.bearer,
  });
async function listed(who: SignedIn, code: string) {
  const { body } = await send(GET, { path: '/SelfStudy/courses', bearer: who.bearer });
  return (body as unknown as { codigo: string }[]).find(({ codigo }) => codigo === code);
}

describe('POST /SelfStudy/steps', () => {
  it('counts own steps, twice as once, and takes them back', async () => {
    const { course, lessons } = await selfStudy();
    const [first, second] = lessons.map(({ code }) => code);
    expect((await mark(String(first), true)).body).toEqual({ isDone: true, lessons: 4, done: 1 });
    expect((await mark(String(first), true)).body).toMatchObject({ done: 1 });
    expect((await mark(String(second), true)).body).toMatchObject({ done: 2 });
    expect(await listed(facilitator, course.code)).toMatchObject({ lessons: 4, done: 2 });
    expect(await listed(other, course.code)).toMatchObject({ lessons: 4, done: 0 });
    expect((await mark(String(first), false)).body).toEqual({ isDone: false, lessons: 4, done: 1 });
    expect(
      (await studyCourse(facilitator.actor, { courseCode: course.code })).steps.map((step) => step.isDone),
    ).toEqual([false, true, false, false]);
  });

  it('writes its event with the step, once, and none where the step is refused', async () => {
    const { lessons } = await selfStudy();
    const [first] = lessons;
    const events = () => db().$queryRaw`
      SELECT kind::text, profile::text, school_id, (at AT TIME ZONE 'UTC' - timestamp)::text AS behind
        FROM activity_events WHERE user_id = ${facilitator.actor.id}::uuid AND subject_id = ${first?.id}::uuid`;
    setClock(() => new Date('2026-11-23T12:00:00Z'));
    await mark(String(first?.code), true);
    await mark(String(first?.code), true);
    const { schoolId } = facilitator.actor;
    const one = [{ kind: 'selfStudy', profile: 'instrutor', school_id: schoolId, behind: '03:00:00' }];
    expect(await events()).toEqual(one);
    await mark(String(first?.code), false);
    expect(await events()).toEqual(one);
    await expect(
      db().$transaction(async (tx) => {
        await markStep.inside(tx, facilitator.actor, { lessonCode: String(first?.code), isDone: true });
        throw new Error('lost');
      }),
    ).rejects.toThrow('lost');
    expect(await events()).toEqual(one);
  });

  it('is of released lessons of active self-study courses only', async () => {
    const elsewhere = [
      await courseContent(),
      await courseContent({ course: { durationType: 'selfStudy', status: 'inactive' } }),
      await courseContent({ course: { durationType: 'selfStudy' }, module: { status: 'inDevelopment' } }),
      await courseContent({ course: { durationType: 'selfStudy' }, plan: { status: 'draft', publishedAt: null } }),
    ];
    for (const { lessons } of elsewhere) expect((await mark(String(lessons[0]?.code), true)).status).toBe(404);
    expect(
      await db().selfStudyStep.count({
        where: { lessonId: { in: elsewhere.map((one) => String(one.lessons[0]?.id)) } },
      }),
    ).toBe(0);
  });
});

describe('the course FF1', () => {
  it('is there from 25 November 2024 on', async () => {
    const { lessons } = await selfStudy('FF1');
    const lessonCode = String(lessons[0]?.code);
    setClock(() => new Date('2024-11-24T23:00:00Z'));
    expect(await listed(facilitator, 'FF1')).toBeUndefined();
    expect((await mark(lessonCode, true)).status).toBe(404);
    await expect(studyCourse(facilitator.actor, { courseCode: 'FF1' })).rejects.toThrow('MODEL_NOT_FOUND');
    await expect(studyLesson(facilitator.actor, { lessonCode })).rejects.toThrow('MODEL_NOT_FOUND');
    setClock(() => new Date('2024-11-25T12:00:00Z'));
    expect(await listed(facilitator, 'FF1')).toMatchObject({ lessons: 4, done: 0 });
    expect((await mark(lessonCode, true)).status).toBe(200);
    const lesson = await studyLesson(facilitator.actor, { lessonCode });
    expect(lesson).toMatchObject({ isDone: true, plan: { materials: '- Papel' } });
    expect(JSON.stringify(lesson)).not.toContain('repetição');
  });
});
