import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import { passageSearch } from '@/lib/passages/queries/passage-search';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../../open-page';
import { Trail } from '../../trail';
import { FoundPage } from './found-page';
import { type SearchQuery, searchView } from './search-view';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchQuery> };

/** Each question has its own answer; every other open page is made once. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'knowledgeBase.search' });
  return { title: t('title'), robots: { index: false } };
}

/** The answer to the box without script, and an address for what was found. */
export default async function KnowledgeSearchPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const view = searchView(await searchParams);
  const [t, found] = await Promise.all([getTranslations('knowledgeBase'), passageSearch(null, { ...view, locale })]);
  const path = links.knowledgeFound(view.search);
  const trail = [
    { label: t('title'), path: links.knowledgeBase() },
    { label: t('search.title'), path },
  ];
  return (
    <OpenPage locale={locale} path={path}>
      <PageHeader title={t('search.title')} above={<Trail locale={locale} steps={trail} />} />
      <FoundPage locale={locale} found={found} search={view.search} />
    </OpenPage>
  );
}
