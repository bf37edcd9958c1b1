import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Markdown } from '@/components/markdown/markdown';
import { languageOf, moduleDisplayName } from '@/lib/courses/rules';
import { localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam, links } from '@/lib/platform/links';
import { OpenPage } from '../../../open-page';
import { pageMetadata } from '../../../page-metadata';
import { shownModule } from '../../../published-courses';
import { StructuredData } from '../../../structured-data';
import { Trail } from '../../../trail';
import { moduleData } from './module-data';
import { ModuleExtras } from './module-extras';
import { ModuleParts } from './module-parts';
import { ModuleUnits } from './module-units';

type Props = { params: Promise<{ locale: string; codigo: string; modulo: string }> };

export const revalidate = 60;

/** None is made while building, and each is kept once it was asked for. */
export function generateStaticParams() {
  return [];
}

async function moduleOf({ params }: Props) {
  const { locale: prefix, codigo, modulo } = await params;
  const module = await shownModule(decodedParam(codigo), decodedParam(modulo));
  if (!module) return null;
  const shown = moduleDisplayName(module.course.family, module.code);
  return { ...module, shown, locale: localeOf(prefix), path: links.courseModule(module.course.code, module.code) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const module = await moduleOf(props);
  if (!module) return {};
  const { locale, path, course, name, shown } = module;
  const t = await getTranslations({ locale, namespace: 'openPages.module' });
  const description = module.summary || t('metaDescription', { name, course: course.name });
  return pageMetadata({ locale, path, title: t('title', { shown, name }), description, photoUrl: course.photoUrl });
}

export default async function OpenModule(props: Props) {
  setRequestLocale(localeOf((await props.params).locale));
  const module = (await moduleOf(props)) ?? notFound();
  const { locale, path, course, name, shown } = module;
  const t = await getTranslations();
  const title = t('openPages.module.title', { shown, name });
  const trail = [
    { label: t('courses.title'), path: links.courses() },
    { label: course.name, path: links.course(course.code) },
    { label: title, path },
  ];
  return (
    <OpenPage locale={locale} path={path}>
      <Trail locale={locale} steps={trail} />
      <StructuredData data={moduleData(module, locale)} />
      <article className="mt-4 flex max-w-[52rem] flex-col gap-10">
        <header lang={languageOf(module)} className="flex flex-col gap-3">
          <h1 className="text-3xl">{title}</h1>
          {module.summary && <Markdown text={module.summary} idPrefix="summary" />}
        </header>
        <ModuleUnits module={module} locale={locale} />
        <ModuleParts module={module} />
        <ModuleExtras module={module} />
      </article>
    </OpenPage>
  );
}
