'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { listAdvisorsOp } from '@/lib/advisors/contract';
import { call } from '@/lib/platform/browser/call';
import { advisorListInput } from './staff-view';

/** The list as it is narrowed now, in a file. */
export function AdvisorsCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('staff');
  return (
    <CsvButton
      fileName={t('advisors.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'login', label: t('field.login') },
        { key: 'email', label: t('field.email') },
        { key: 'schoolNames', label: t('field.schools') },
        { key: 'status', label: t('field.status') },
      ]}
      load={async (page) => {
        const { total, items } = await call(listAdvisorsOp, { ...advisorListInput(params), page });
        return {
          total,
          items: items.map(({ name, login, email, schools, active }) => ({
            name,
            login,
            email: email ?? '',
            schoolNames: schools
              .map((school) => (school.isLinked ? school.name : t('advisors.notLinked', { name: school.name })))
              .join(', '),
            status: t(`status.${active ? 'activeOne' : 'inactiveOne'}`),
          })),
        };
      }}
    />
  );
}
