import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { Actor } from '@/lib/access/actor';
import { currentActor } from '@/lib/access/enter';
import { Failure } from '@/lib/platform/errors/failures';
import { decodedParam } from '@/lib/platform/links';
import { studyCourse } from '@/lib/self-study/queries';

/** Read once a request: the page and its title ask for the same course. */
export const courseHere = cache((actor: Actor, curso: string) =>
  studyCourse(actor, { courseCode: decodedParam(curso) }),
);

type Params = Promise<{ curso: string; aula?: string }>;

/** What the window is called: the lesson, or the course; self-study where it is neither. */
export async function nameHere(params: Params): Promise<string> {
  const [{ curso, aula }, actor, t] = await Promise.all([params, currentActor(), getTranslations('selfStudy')]);
  if (!actor) return t('title');
  try {
    const { name, steps } = await courseHere(actor, curso);
    if (aula === undefined) return name;
    return steps.find(({ lessonCode }) => lessonCode === decodedParam(aula))?.lessonName ?? t('title');
  } catch (error) {
    if (error instanceof Failure) return t('title');
    throw error;
  }
}
