import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { authorisedContent } from './authorised-content';
import type { SignedIn } from './world';

type Given = {
  facilitators?: readonly SignedIn[];
  pupils?: readonly SignedIn[];
  class?: Partial<Prisma.SchoolClassUncheckedCreateInput>;
  content?: Parameters<typeof authorisedContent>[1];
};

/** A class that nobody has begun, of a module that its school may use and that has four lessons with a plan. */
export async function classToStart(schoolId: string, { facilitators = [], pupils = [], ...given }: Given = {}) {
  const content = await authorisedContent(schoolId, given.content);
  const stored = await db().schoolClass.create({
    data: {
      schoolId,
      courseId: content.course.id,
      moduleCode: content.module.code,
      name: `Turma ${randomUUID().slice(0, 8)}`,
      schoolYear: 'EF7',
      shift: 'morning',
      letter: 'A',
      referenceYear: 2026,
      referenceSemester: 2,
      ...given.class,
      facilitators: { create: facilitators.map(({ actor }) => ({ facilitatorId: actor.id })) },
      enrolments: { create: pupils.map(({ actor }) => ({ studentId: actor.id, enrolledAt: new Date() })) },
    },
  });
  return { ...content, id: stored.id };
}

/** What the form of a new class sends, in the wire's names. */
export function classWire(
  content: { course: { code: string }; module: { code: string } },
  changes: Record<string, unknown> = {},
) {
  return {
    type: 'regular',
    curso: content.course.code,
    modulo: content.module.code,
    nome: '7º A · Oficina',
    schoolYear: 'EF7',
    shift: 'morning',
    letter: 'A',
    referenceYear: 2026,
    referenceSemester: 2,
    facilitatorIds: [],
    ...changes,
  };
}
