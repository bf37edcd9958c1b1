'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { listGuardiansOp } from '@/lib/guardians/contract';
import { call } from '@/lib/platform/browser/call';
import { guardianListInput } from './guardian-view';

/** The list as it is narrowed now, in a file. */
export function GuardiansCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('guardians');
  return (
    <CsvButton
      fileName={t('list.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'email', label: t('field.email') },
        { key: 'relationship', label: t('field.relationship') },
        { key: 'telephones', label: t('field.telephones') },
        { key: 'studentNames', label: t('field.students') },
      ]}
      load={async (page) => {
        const { total, items } = await call(listGuardiansOp, { ...guardianListInput(params), page });
        return {
          total,
          items: items.map(({ students, relationship, ...guardian }) => ({
            ...guardian,
            relationship: t(`relationships.${relationship}`),
            studentNames: students.map(({ name }) => name).join(', '),
          })),
        };
      }}
    />
  );
}
