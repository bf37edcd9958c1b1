import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { cardsMax } from '@/lib/login-cards/rules/limits';

/** More than are made at once. */
export function TooMany({ count }: { count: number }) {
  const t = useTranslations('cards');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState icon="users" title={t('tooMany', { count, max: cardsMax })} />
    </>
  );
}
