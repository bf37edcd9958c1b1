import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';
import type { NewLesson } from '../schemas/lessons';
import { placeLessons } from './place-lessons';

type Lesson = Omit<z.infer<typeof NewLesson>, 'unitId'> & { unitNumber: number };
/** Those that are made or written anew, and the order of each unit, whole. */
type Given = { moduleId: string; lessons: Lesson[]; units: { unitNumber: number; codes: string[] }[] };

/** A part of an import: a module's lessons at once, made or written anew, and each unit's in their order. */
export async function storeLessons(tx: Tx, _actor: Actor, input: Given) {
  const { moduleId, lessons, units } = input;
  const stand = await tx.courseUnit.findMany({
    where: { moduleId },
    select: { id: true, number: true, lessons: { select: { id: true, code: true } } },
  });
  const unitIds = new Map(stand.map(({ number, id }) => [number, id]));
  const known = new Map(stand.flatMap((unit) => unit.lessons.map(({ code, id }) => [code, id] as const)));
  const fresh = lessons.filter(({ code }) => !known.has(code));
  await tx.lesson.createMany({
    data: fresh.map(({ unitNumber, skillCodes: _, ...data }) => {
      const order = units.find((unit) => unit.unitNumber === unitNumber)?.codes ?? [];
      return { ...data, unitId: unitIds.get(unitNumber) as string, position: order.indexOf(data.code) + 1 };
    }),
  });
  for (const { unitNumber: _, skillCodes: __, code, ...data } of lessons.filter((each) => known.has(each.code))) {
    await tx.lesson.update({ where: { code }, data: { ...data, revision: { increment: 1 } }, select: { id: true } });
  }
  await place(tx, units, unitIds);
  const codes = lessons.map(({ code }) => code);
  const stored = await tx.lesson.findMany({ where: { code: { in: codes } }, select: { id: true, code: true } });
  await nameSkills(tx, lessons, new Map(stored.map(({ code, id }) => [code, id])));
  await placeLessons(tx, { moduleId });
  return { lessons: stored };
}

type Stored = { units: { unitNumber: number; codes: string[] }[]; lessons: { code: string; skillCodes: string[] }[] };

async function place(tx: Tx, units: Stored['units'], unitIds: ReadonlyMap<number, string>): Promise<void> {
  for (const { unitNumber, codes } of units) {
    const unitId = unitIds.get(unitNumber) as string;
    await tx.$executeRaw`
      UPDATE lessons SET unit_id = ${unitId}::uuid, position = place
      FROM unnest(${codes}::text[]) WITH ORDINALITY AS wanted (lesson_code, place)
      WHERE code = lesson_code AND (unit_id <> ${unitId}::uuid OR position <> place)`;
  }
}

async function nameSkills(tx: Tx, lessons: Stored['lessons'], ids: ReadonlyMap<string, string>): Promise<void> {
  const named = [...new Set(lessons.flatMap(({ skillCodes }) => skillCodes))];
  const known = await tx.skill.count({ where: { code: { in: named } } });
  refuseUnless(known === named.length, 'request.invalid', { fields: [{ path: 'skillCodes', code: 'unknown-skill' }] });
  await tx.lessonSkill.deleteMany({ where: { lessonId: { in: [...ids.values()] } } });
  await tx.lessonSkill.createMany({
    data: lessons.flatMap(({ code, skillCodes }) =>
      [...new Set(skillCodes)].map((skillCode) => ({ lessonId: ids.get(code) as string, skillCode })),
    ),
  });
}
