import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { origins } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { pageMetadata } from '../../../page-metadata';
import { KnowledgeList } from '../../knowledge-list';
import { shownBases } from '../../published';

type Props = { params: Promise<{ locale: string; origin: string }> };

export const revalidate = 60;

/** /knowledgebase?origin=N comes here (address-rules.ts), so that both lists stay pages that are made once. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'knowledgeBase' });
  // A part of the whole list, and search engines are told so.
  return pageMetadata({ locale, path: links.knowledgeBase(), title: t('title'), description: t('metaDescription') });
}

export default async function KnowledgeBasesOfOrigin({ params }: Props) {
  const { locale: prefix, origin: asked } = await params;
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const origin = Object.values(origins).find((each) => String(each) === asked) ?? notFound();
  const bases = await shownBases();
  return <KnowledgeList locale={locale} origin={origin} bases={bases.filter((base) => base.origin === origin)} />;
}
