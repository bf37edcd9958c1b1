import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import type { TableAddress } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { courseStatuses } from '@/lib/courses/rules';
import { courseView } from './course-view';

export function CourseFilter({ address }: { address: TableAddress }) {
  const t = useTranslations('courses');
  return (
    <TableFilter
      address={address}
      searchLabel={t('adm.search')}
      submitLabel={t('adm.filter')}
      clearLabel={t('adm.clear')}
      filters={['status']}
    >
      <Select
        name="status"
        aria-label={t('field.status')}
        defaultValue={courseView(address.params).status ?? ''}
        placeholder={t('adm.allStatuses')}
        options={courseStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </TableFilter>
  );
}
