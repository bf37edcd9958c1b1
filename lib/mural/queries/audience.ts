import type { Prisma } from '@/lib/platform/db/generated/client';

type Addressed = { authorId: string; classId: string | null; studentId: string | null };

/** Who reads it now: the reach of students, from the other side. An invented pupil reads nothing, but is in the class. */
export function readersOf({ authorId, classId, studentId }: Addressed): Prisma.StudentWhereInput {
  const taught = classId ? { id: classId } : { facilitators: { some: { facilitatorId: authorId } } };
  return {
    active: true,
    ...(studentId && { id: studentId }),
    enrolments: { some: { leftAt: null, class: { ...taught, status: 'initiated' } } },
  };
}
