import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { modulesOn } from './modules';

/** A lesson that somebody may teach on a day: of a module that his school may use, with a plan that is published. */
export function taughtLesson(code: string, actor: Actor, day: Date): Prisma.LessonWhereInput {
  return { code, plans: { some: { status: 'published' } }, unit: { module: within(modulesOn(day), actor) } };
}
