'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { call } from '@/lib/platform/browser/call';
import { listStudentsOp } from '@/lib/registrations/contract';
import { studentListInput } from './student-view';

/** The list as it is narrowed now, in a file. */
export function StudentsCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('students');
  return (
    <CsvButton
      fileName={t('list.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'registrationNumber', label: t('field.registrationNumber') },
        { key: 'login', label: t('field.login') },
        { key: 'schoolYear', label: t('field.schoolYear') },
        { key: 'classNames', label: t('field.classes') },
        { key: 'status', label: t('field.status') },
      ]}
      load={async (page) => {
        const found = await call(listStudentsOp, { ...studentListInput(params), page });
        return {
          total: found.total,
          items: found.items.map(({ classes, active, schoolYear, ...student }) => ({
            ...student,
            schoolYear: t(`schoolYear.${schoolYear}`),
            classNames: classes.map(({ name }) => name).join(', '),
            status: t(active ? 'status.active' : 'status.inactive'),
          })),
        };
      }}
    />
  );
}
