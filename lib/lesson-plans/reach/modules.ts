import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach, within } from '@/lib/access/reach';
import { courseReach } from '@/lib/courses/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { schoolReach } from '@/lib/schools/reach';

/** Authorised for one of these schools on that day; the last day belongs to it. */
function authorised(school: Prisma.SchoolWhereInput, day: Date): Prisma.CourseModuleWhereInput {
  return { authorisations: { some: { school, from: { lte: day }, OR: [{ until: null }, { until: { gte: day } }] } } };
}

/** A person works with the modules of the school that is open, for as long as he belongs to it. */
function ofOpenSchool(actor: Actor, day: Date): Prisma.CourseModuleWhereInput {
  if (!actor.schoolId) return nobody();
  return authorised(within(schoolReach, actor, { id: actor.schoolId }), day);
}

/** The modules that somebody's schools may use on a day; those of inactive courses are the administrators' alone. */
export function modulesOn(day: Date): Reach<Prisma.CourseModuleWhereInput> {
  const open = (actor: Actor) => ({ AND: [{ course: within(courseReach, actor) }, ofOpenSchool(actor, day)] });
  const linked = (actor: Actor) => ({
    AND: [{ course: within(courseReach, actor) }, authorised(within(schoolReach, actor), day)],
  });
  return {
    aluno: open,
    instrutor: open,
    escola: open,
    assessoria: linked,
    admin: everyone,
    somosselfieadmin: nobody,
    somosselfieproduto: nobody,
  };
}

/** The modules that this one school may use, for whoever reaches the school. */
export function modulesOfSchool(schoolId: string, actor: Actor, day: Date): Prisma.CourseModuleWhereInput {
  const school = within(schoolReach, actor, { id: schoolId });
  return { AND: [{ course: within(courseReach, actor) }, authorised(school, day)] };
}

/** What the open catalogue tells everyone there is: saying that such a module is not authorised gives nothing away. */
export function knownModules(actor: Actor): Prisma.CourseModuleWhereInput {
  return { status: 'released', course: within(courseReach, actor) };
}
