import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { fail } from '@/lib/platform/errors/failures';
import { courseDetail } from '../queries';
import { courseReach } from '../reach';
import { copiedLessonCode } from '../rules';
import { exchangeCoursePhoto } from './exchange-course-photo';

const copied = {
  modules: {
    include: {
      parts: true,
      glossary: true,
      support: true,
      units: { include: { lessons: { include: { skills: true } } } },
    },
  },
} satisfies Prisma.CourseInclude;

type Module = Prisma.CourseGetPayload<{ include: typeof copied }>['modules'][number];
type Copying = { code: string; newCode: string; version: string };
type Codes = { from: string; to: string };

/**
 * A course once more under another code, inactive, so that nobody sees it before it was looked through. The plans are
 * their own domain's, which learns here which lesson became which.
 */
export async function copyCourse(tx: Tx, actor: Actor, { code, newCode, version }: Copying) {
  const found = await tx.course.findFirst({ where: within(courseReach, actor, { code }), include: copied });
  const { modules, ...source } = found ?? fail('MODEL_NOT_FOUND');
  const { id: _, createdAt: __, updatedAt: ___, revision: ____, ...general } = source;
  const course = await tx.course.create({ data: { ...general, code: newCode, version, status: 'inactive' } });
  if (course.photoUrl) await exchangeCoursePhoto(tx, actor, { from: null, to: course.photoUrl });
  const codes = { from: code, to: newCode };
  for (const module of modules) {
    const { id: moduleId } = await tx.courseModule.create({
      data: { courseId: course.id, ...moduleCopy(module, codes) },
      select: { id: true },
    });
    await tx.modulePart.createMany({ data: module.parts.map(({ id, ...part }) => ({ ...part, moduleId })) });
  }
  const made = await tx.lesson.findMany({
    where: { unit: { module: { courseId: course.id } } },
    select: { id: true, code: true },
  });
  const idOf = new Map(made.map((lesson) => [lesson.code, lesson.id]));
  const lessons = modules
    .flatMap(({ units }) => units.flatMap((unit) => unit.lessons))
    .map((lesson) => ({ fromId: lesson.id, toId: idOf.get(copyCode(lesson, codes)) as string }));
  return { course: courseDetail(course), lessons };
}

function copyCode({ code }: { code: string }, { from, to }: Codes): string {
  return copiedLessonCode(code, from, to);
}

function moduleCopy({ units, parts: ______, glossary, support, ...module }: Module, codes: Codes) {
  const { id: _, courseId: __, createdAt: ___, updatedAt: ____, revision: _____, ...data } = module;
  return {
    ...data,
    glossary: { create: glossary.map(({ term, meaning }) => ({ term, meaning })) },
    support: { create: support.map(({ id, moduleId, ...item }) => item) },
    units: { create: units.map((unit) => unitCopy(unit, codes)) },
  };
}

function unitCopy({ number, objective, lessons }: Module['units'][number], codes: Codes) {
  return {
    number,
    objective,
    lessons: {
      create: lessons.map((lesson) => ({
        code: copyCode(lesson, codes),
        position: lesson.position,
        name: lesson.name,
        objective: lesson.objective,
        minutes: lesson.minutes,
        skills: { create: lesson.skills.map(({ skillCode }) => ({ skillCode })) },
      })),
    },
  };
}
