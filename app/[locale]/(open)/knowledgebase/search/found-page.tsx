import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/search/search-box';
import { countText, useSearchLabels } from '@/components/search/search-labels';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { links } from '@/lib/links';
import type { passageSearch } from '@/lib/passages/queries/passage-search';
import type { Locale } from '@/lib/platform/i18n/locales';
import { KnowledgeSearch } from '../knowledge-search';
import { PassageResults } from '../passage-results';

type Found = Awaited<ReturnType<typeof passageSearch>>;

export function FoundPage({ locale, found, search }: { locale: Locale; found: Found; search: string }) {
  const t = useTranslations('knowledgeBase.search');
  const labels = useSearchLabels();
  const { page, total, pageSize } = found;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return (
    <KnowledgeSearch
      locale={locale}
      labels={labels}
      search={search}
      box={<SearchBox locale={locale} labels={labels} search={search} />}
    >
      {search && total > 0 && <p className="mb-3 text-ink-soft">{countText(labels, total)}</p>}
      {search && !found.exact && total > 0 && <p className="mb-3 text-ink-soft">{labels.near}</p>}
      {search && total === 0 && (
        <EmptyState icon="search" title={labels.none}>
          {t('noneText')}
        </EmptyState>
      )}
      <PassageResults items={found.items} locale={locale} labels={labels} />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => links.knowledgeFound(search, number)}
        labels={{
          pages: t('pages'),
          previous: t('previous'),
          next: t('next'),
          position: t('position', { page, pageCount }),
        }}
      />
    </KnowledgeSearch>
  );
}
