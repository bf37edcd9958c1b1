'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { listClassesOp } from '@/lib/classes/contract';
import { call } from '@/lib/platform/browser/call';
import { classListInput } from './class-view';

/** The list as it is narrowed now, in a file. */
export function ClassesCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('classes');
  const years = useTranslations('students.schoolYear');
  return (
    <CsvButton
      fileName={t('list.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'stateName', label: t('field.state') },
        { key: 'typeName', label: t('field.type') },
        { key: 'courseName', label: t('field.course') },
        { key: 'moduleCode', label: t('field.module') },
        { key: 'year', label: t('field.schoolYear') },
        { key: 'shiftName', label: t('field.shift') },
        { key: 'term', label: t('field.term') },
        { key: 'facilitatorNames', label: t('field.facilitators') },
        { key: 'studentCount', label: t('field.students') },
        { key: 'schoolName', label: t('field.school') },
      ]}
      load={async (page) => {
        const found = await call(listClassesOp, { ...classListInput(params), page });
        return {
          total: found.total,
          items: found.items.map((row) => ({
            ...row,
            stateName: t(`state.${row.state}`),
            typeName: t(`type.${row.type}`),
            shiftName: t(`shift.${row.shift}`),
            year: years(row.schoolYear),
            term: `${row.referenceYear}/${row.referenceSemester}`,
            facilitatorNames: row.facilitators.map(({ name }) => name).join(', '),
          })),
        };
      }}
    />
  );
}
