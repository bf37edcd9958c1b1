import { useTranslations } from 'next-intl';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { Pagination } from './pagination';
import { type TableAddress, tableHref } from './table-address';

export interface Found {
  page: number;
  pageSize: number;
  total: number;
}

export interface FoundPagesProps {
  found: Found;
  address: TableAddress;
}

/** The pages of a list that a query gave one page of; the first has no number in its address. */
export function FoundPages({ found: { page, pageSize, total }, address }: FoundPagesProps) {
  const t = useTranslations('ui.pages');
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(other) => tableHref(address, { page: other === 1 ? null : other })}
      labels={{
        pages: t('label'),
        previous: t('previous'),
        next: t('next'),
        position: t('position', { page, count: pageCount }),
      }}
    />
  );
}

/** A page that was the last one, until its rows went: that the list is empty would be wrong. */
export function BeyondPages({ address }: { address: TableAddress }) {
  const t = useTranslations('ui.pages');
  return (
    <EmptyState
      title={t('beyond')}
      actions={<ButtonLink href={tableHref(address, { page: null })}>{t('first')}</ButtonLink>}
    />
  );
}
