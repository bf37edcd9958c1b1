import { startClass } from '@/lib/class-life/commands/start-class';
import { db } from '@/lib/platform/db/client';
import type { SignedIn } from './world';

type Home = { schoolId: string; facilitator: SignedIn; course: { id: string }; module: { code: string } };

/** Another class of a module, begun by the same person: where somebody moves to. */
export async function classOfSameModule({ schoolId, facilitator, course, module }: Home): Promise<{ id: string }> {
  const made = await db().schoolClass.create({
    data: {
      schoolId,
      courseId: course.id,
      moduleCode: module.code,
      name: 'Outra',
      schoolYear: 'EF7',
      shift: 'morning',
      letter: 'B',
      referenceYear: 2026,
      referenceSemester: 2,
      facilitators: { create: { facilitatorId: facilitator.actor.id } },
    },
  });
  await startClass(facilitator.actor, { classId: made.id });
  return made;
}
