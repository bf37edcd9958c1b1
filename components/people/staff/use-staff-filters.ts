import { useTranslations } from 'next-intl';
import type { ListFilter } from '@/components/lists/list';
import type { SchoolChoice } from './schools-field';
import { useSchoolFilter } from './use-school-filter';

/** What every list of staff is narrowed by; a school's own needs no choice of schools. */
export function useStaffFilters(schools: readonly SchoolChoice[]): ListFilter[] {
  const t = useTranslations('staff');
  const byStatus = {
    name: 'status',
    label: t('field.status'),
    all: t('status.active'),
    options: (['inactive', 'all'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
  };
  return [...useSchoolFilter(schools), byStatus];
}
