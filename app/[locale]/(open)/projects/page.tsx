import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../open-page';
import { pageMetadata } from '../page-metadata';
import { shownProjects } from '../published-courses';
import { ProjectList } from './project-list';

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'openPages.projects' });
  return pageMetadata({ locale, path: links.projects(), title: t('title'), description: t('metaDescription') });
}

export default async function OpenProjects({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return (
    <OpenPage locale={locale} path={links.projects()}>
      <ProjectList courses={await shownProjects()} />
    </OpenPage>
  );
}
