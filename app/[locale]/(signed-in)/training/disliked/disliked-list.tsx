import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import type { TableAddress } from '@/components/ui/table-address';
import type { dislikedAnswers } from '@/lib/training/queries/disliked';
import { DislikedItem } from './disliked-item';

type Props = {
  found: Awaited<ReturnType<typeof dislikedAnswers>>;
  state: 'open' | 'reviewed';
  address: TableAddress;
  /** What the subjects are called. */
  subjects: Readonly<Record<string, string>>;
};

export function DislikedList({ found, state, address, subjects }: Props) {
  const t = useTranslations('trainingDisliked');
  if (found.items.length === 0) {
    return (
      <EmptyState icon="circle-check" title={state === 'open' ? t('none') : t('noneReviewed')}>
        {state === 'open' && t('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t('title')} className="mt-6 grid gap-4">
        {found.items.map((item) => (
          <DislikedItem key={item.id} item={item} subject={subjects[item.subject] ?? item.subject} />
        ))}
      </ul>
      <FoundPages found={found} address={address} />
    </>
  );
}
