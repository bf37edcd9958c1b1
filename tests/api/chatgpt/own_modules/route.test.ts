import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/chatgpt/own_modules/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const ask = async ({ bearer }: SignedIn) => {
  const { status, body } = await send(GET, { path: '/chatgpt/own_modules', bearer });
  expect(status).toBe(200);
  return (body.items as { curso: string; modulo: string }[]).map(({ curso, modulo }) => `${curso} ${modulo}`);
};

const named = async ({ courseId, moduleCode }: { courseId: string; moduleCode: string }) =>
  `${(await db().course.findUniqueOrThrow({ where: { id: courseId } })).code} ${moduleCode}`;

const running = (id: string, createdAt: string) =>
  db().schoolClass.update({ where: { id }, data: { status: 'initiated', createdAt: new Date(createdAt) } });

describe('GET /chatgpt/own_modules', () => {
  it('tells the modules of the own running classes, the newest first, and nobody else’s', async () => {
    const { id: schoolId } = await school();
    const [pupil, classmate] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
    const facilitator = await signedIn('instrutor', schoolId);
    const older = await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
    const newer = await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil, classmate] });
    await running(older.id, '2026-02-01T12:00:00Z');
    await running(newer.id, '2026-03-01T12:00:00Z');
    expect(await ask(pupil)).toEqual([await named(newer), await named(older)]);
    expect(await ask(classmate)).toEqual([await named(newer)]);
    expect(await ask(facilitator)).toEqual([await named(newer), await named(older)]);
    expect(await ask(await signedIn('instrutor', schoolId))).toEqual([]);
  });

  it('tells nothing of a class that is done, or that was left', async () => {
    const { id: schoolId } = await school();
    const pupil = await signedIn('aluno', schoolId);
    const done = await schoolClass(schoolId, { pupils: [pupil] });
    const left = await schoolClass(schoolId, { pupils: [pupil] });
    await running(left.id, '2026-03-01T12:00:00Z');
    await db().schoolClass.update({ where: { id: done.id }, data: { status: 'done', endedAt: new Date() } });
    await db().enrolment.updateMany({ where: { classId: left.id }, data: { leftAt: new Date() } });
    expect(await ask(pupil)).toEqual([]);
  });
});
