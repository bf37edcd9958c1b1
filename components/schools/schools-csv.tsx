'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { call } from '@/lib/platform/browser/call';
import { listSchoolsOp } from '@/lib/schools/contract';
import { schoolListInput } from './school-view';

/** The list as it is narrowed now, in a file. */
export function SchoolsCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('schools');
  return (
    <CsvButton
      fileName={t('list.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'city', label: t('field.city') },
        { key: 'state', label: t('field.state') },
      ]}
      load={async (page) => {
        const { total, items } = await call(listSchoolsOp, { ...schoolListInput(params), page });
        return { total, items: items.map(({ name, city, state }) => ({ name, city, state })) };
      }}
    />
  );
}
