import { moduleDisplayName } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { type Locale, localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam } from '@/lib/platform/links';
import { shownModule } from '../../../published-courses';

export type ModuleProps = { params: Promise<{ locale: string; codigo: string; modulo: string }> };

/** `shown` is how its family calls it. */
export type OpenModule = NonNullable<Awaited<ReturnType<typeof shownModule>>> & {
  shown: string;
  locale: Locale;
  path: string;
};

/** The module that a page's address names, when it is released. */
export async function openModule({ params }: ModuleProps): Promise<OpenModule | null> {
  const { locale: prefix, codigo, modulo } = await params;
  const module = await shownModule(decodedParam(codigo), decodedParam(modulo));
  if (!module) return null;
  const shown = moduleDisplayName(module.course.family, module.code);
  return { ...module, shown, locale: localeOf(prefix), path: links.courseModule(module.course.code, module.code) };
}
