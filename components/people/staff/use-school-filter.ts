import { useTranslations } from 'next-intl';
import type { ListFilter } from '@/components/lists/list';
import type { SchoolChoice } from './schools-field';

/** What narrows a list of who reaches several schools; a school's own needs no choice. */
export function useSchoolFilter(schools: readonly SchoolChoice[]): ListFilter[] {
  const t = useTranslations('staff');
  if (schools.length === 0) return [];
  const options = schools.map(({ id, name }) => ({ value: id, label: name }));
  return [{ name: 'schoolId', label: t('field.school'), all: t('list.allSchools'), options }];
}
