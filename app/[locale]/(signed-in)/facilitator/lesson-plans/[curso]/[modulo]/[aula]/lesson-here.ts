import { notFound } from 'next/navigation';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { lessonPlan } from '@/lib/lesson-plans/queries/plans';
import { decodedParam } from '@/lib/platform/links';
import { moduleHere } from '../module-here';

export type LessonParams = Promise<{ curso: string; modulo: string; aula: string }>;

/** The lesson of an address with its module; a lesson of another module is not here. */
export async function lessonHere(actor: Actor, params: LessonParams) {
  const { curso, modulo, aula } = await params;
  const around = await orNotFound(moduleHere(actor, decodedParam(curso), decodedParam(modulo)));
  const lessons = around.units.flatMap((unit) => unit.lessons);
  const at = lessons.findIndex(({ lessonCode }) => lessonCode === decodedParam(aula));
  const [here, previous, next] = [lessons[at], lessons[at - 1], lessons[at + 1]];
  if (!here) notFound();
  const lesson = await orNotFound(lessonPlan(actor, { lessonCode: here.lessonCode }));
  const { course, module } = around;
  return { course, module, lesson, number: here.number, previous, next };
}

export type LessonHere = Awaited<ReturnType<typeof lessonHere>>;
