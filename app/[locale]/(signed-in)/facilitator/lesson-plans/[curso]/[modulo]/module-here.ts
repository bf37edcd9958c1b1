import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { Actor } from '@/lib/access/actor';
import { currentActor } from '@/lib/access/enter';
import { modulePlans } from '@/lib/lesson-plans/queries/modules';
import { Failure } from '@/lib/platform/errors/failures';
import { decodedParam } from '@/lib/platform/links';

/** Read once a request: the page, its title and the not-found screen around it ask for the same module. */
export const moduleHere = cache((actor: Actor, courseCode: string, moduleCode: string) =>
  modulePlans(actor, { courseCode, moduleCode }),
);

type Found = Awaited<ReturnType<typeof modulePlans>>;

/** For what stands around the page, where a refusal is no error: the module, or why not. */
export async function moduleOrRefusal(course: string, module: string): Promise<Found | string> {
  const actor = await currentActor();
  if (!actor) return 'request.not-authenticated';
  try {
    return await moduleHere(actor, decodedParam(course), decodedParam(module));
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

type Params = Promise<{ curso: string; modulo: string; aula?: string }>;

/** What the window is called: the lesson, or the module; the plans where it is neither, for every window has a name. */
export async function nameHere(params: Params): Promise<string> {
  const { curso, modulo, aula } = await params;
  const [found, t] = await Promise.all([moduleOrRefusal(curso, modulo), getTranslations('lessonPlans')]);
  if (typeof found === 'string') return t('title');
  if (aula === undefined) return found.module.name;
  const lessons = found.units.flatMap((unit) => unit.lessons);
  return lessons.find(({ lessonCode }) => lessonCode === decodedParam(aula))?.lessonName ?? t('title');
}
