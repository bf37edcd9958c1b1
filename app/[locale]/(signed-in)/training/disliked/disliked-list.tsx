import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { type TableAddress, tableHref } from '@/components/ui/table-address';
import type { dislikedAnswers } from '@/lib/training/queries/disliked';
import { DislikedItem } from './disliked-item';

type Props = {
  found: Awaited<ReturnType<typeof dislikedAnswers>>;
  state: 'open' | 'reviewed';
  address: TableAddress;
  /** What the subjects are called. */
  subjects: Readonly<Record<string, string>>;
};

export function DislikedList({ found: { items, total, page, pageSize }, state, address, subjects }: Props) {
  const t = useTranslations('trainingDisliked');
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (items.length === 0) {
    return (
      <EmptyState icon="circle-check" title={state === 'open' ? t('none') : t('noneReviewed')}>
        {state === 'open' && t('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t('title')} className="mt-6 grid gap-4">
        {items.map((item) => (
          <DislikedItem key={item.id} item={item} subject={subjects[item.subject] ?? item.subject} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(next) => tableHref(address, { page: next === 1 ? null : next })}
        labels={{
          pages: t('pages'),
          previous: t('previous'),
          next: t('next'),
          position: t('position', { page, pageCount }),
        }}
      />
    </>
  );
}
