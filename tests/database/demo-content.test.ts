import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import { demoClassId } from '@/prisma/seed/classes';
import { seedDemo } from '@/prisma/seed/demo';

beforeAll(seedDemo, 60_000);

it('opens two whole modules, one unit in English and a unit of self-study, each lesson with a published plan', async () => {
  const modules = await db().courseModule.findMany({
    where: { course: { code: { in: ['MY', 'MYe', 'MT', 'FF1'] } } },
    include: { course: true, authorisations: true, units: { include: { lessons: { include: { plans: true } } } } },
  });
  const told = Object.fromEntries(
    modules.map(({ code, status, authorisations, units }) => [
      code,
      { status, schools: authorisations.length, lessons: units.map(({ lessons }) => lessons.length) },
    ]),
  );
  const released = { status: 'released', schools: 2 };
  expect(told).toEqual({
    M1r: { ...released, lessons: [5, 5, 5] },
    MA1: { ...released, lessons: [5, 5, 5] },
    M1re: { ...released, lessons: [5] },
    FF1: { ...released, lessons: [3] },
    MA2: { status: 'inDevelopment', schools: 2, lessons: [0, 0, 0] },
  });
  const plans = modules.flatMap(({ units }) => units.flatMap(({ lessons }) => lessons.map((each) => each.plans)));
  expect(plans.every(([plan, ...others]) => plan?.status === 'published' && others.length === 0)).toBe(true);
});

it('says when what is in development is expected', async () => {
  const { expectedOn } = await db().courseModule.findFirstOrThrow({ where: { code: 'MA2' } });
  expect(expectedOn).toEqual(new Date('2027-02-15'));
});

it('has classmates talk with the assistant, and leaves the logins that people try first an empty panel', async () => {
  const conversations = await db().conversation.findMany({ select: { account: { select: { login: true } } } });
  const logins = new Set(conversations.map(({ account }) => account?.login));
  expect(conversations.length).toBeGreaterThan(11);
  expect(logins.size).toBe(11);
  expect(logins.has('aluno') || logins.has('instrutor')).toBe(false);
});

it('has the first unit of the class closed, with points and honors for everybody, and the next one under way', async () => {
  const { id: studentId } = await db().account.findUniqueOrThrow({ where: { loginKey: 'aluno' } });
  expect(await db().settledUnit.count({ where: { classId: demoClassId, unit: 1 } })).toBe(30);
  const honors = await db().honor.findMany({ where: { journey: { studentId } }, orderBy: { kind: 'asc' } });
  expect(honors.map(({ kind }) => kind).sort()).toEqual(['certificate', 'commendation', 'seal']);
  expect(await driftOfClass(db(), demoClassId)).toEqual([]);
});
