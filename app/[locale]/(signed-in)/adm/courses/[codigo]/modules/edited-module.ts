import { getTranslations } from 'next-intl/server';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { courseByCode } from '@/lib/courses/queries';
import { moduleByCode } from '@/lib/courses/queries/modules';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';

export type ModuleParams = { codigo: string; modulo: string };

/** The module of an address with the way to it, or the not-found screen. */
export async function editedModule(actor: Actor, { codigo, modulo }: ModuleParams) {
  const [courseCode, moduleCode] = [decodedParam(codigo), decodedParam(modulo)];
  const course = await orNotFound(courseByCode(actor, { code: courseCode }));
  const module = await orNotFound(moduleByCode(actor, { courseCode, moduleCode }));
  const t = await getTranslations('authoring.modules');
  const trail = [
    { label: course.name, href: links.admCourse(courseCode) },
    { label: t('title'), href: links.admModules(courseCode) },
  ];
  return { course, module, trail };
}
