import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Markdown } from '@/components/markdown/markdown';
import { languageOf } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../../../open-page';
import { pageMetadata } from '../../../page-metadata';
import { StructuredData } from '../../../structured-data';
import { Trail } from '../../../trail';
import { moduleData } from './module-data';
import { ModuleExtras } from './module-extras';
import { ModuleParts } from './module-parts';
import { ModuleUnits } from './module-units';
import { type ModuleProps, openModule } from './open-module';

export const revalidate = 60;

/** None is made while building, and each is kept once it was asked for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: ModuleProps): Promise<Metadata> {
  const module = await openModule(props);
  if (!module) return {};
  const { locale, path, course, name, shown } = module;
  const t = await getTranslations({ locale, namespace: 'openPages.module' });
  const description = module.summary || t('metaDescription', { name, course: course.name });
  return pageMetadata({ locale, path, title: t('title', { shown, name }), description, photoUrl: course.photoUrl });
}

export default async function OpenModule(props: ModuleProps) {
  setRequestLocale(localeOf((await props.params).locale));
  const module = (await openModule(props)) ?? notFound();
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
      <StructuredData data={moduleData(module)} />
      <article className="mt-4 flex max-w-[52rem] flex-col gap-10">
        <header lang={languageOf(module)} className="flex flex-col gap-3">
          <h1 className="text-3xl">{title}</h1>
          {module.summary && <Markdown text={module.summary} idPrefix="summary" />}
        </header>
        <ModuleUnits module={module} />
        <ModuleParts module={module} />
        <ModuleExtras module={module} />
      </article>
    </OpenPage>
  );
}
