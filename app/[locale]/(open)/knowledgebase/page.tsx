import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { pageMetadata } from '../page-metadata';
import { KnowledgeList } from './knowledge-list';
import { shownBases } from './published';

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'knowledgeBase' });
  return pageMetadata({ locale, path: links.knowledgeBase(), title: t('title'), description: t('metaDescription') });
}

export default async function KnowledgeBases({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return <KnowledgeList locale={locale} bases={await shownBases()} />;
}
