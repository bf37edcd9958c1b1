'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { call } from '@/lib/platform/browser/call';
import { listFacilitatorsOp } from '@/lib/registrations/contract/facilitators';
import { facilitatorListInput } from './staff-view';

/** The list as it is narrowed now, in a file. */
export function FacilitatorsCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('staff');
  return (
    <CsvButton
      fileName={t('facilitators.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'login', label: t('field.login') },
        { key: 'email', label: t('field.email') },
        { key: 'phone', label: t('field.phone') },
        { key: 'mmCode', label: t('field.mmCodeShort') },
        { key: 'schoolNames', label: t('field.schools') },
        { key: 'status', label: t('field.status') },
      ]}
      load={async (page) => {
        const { total, items } = await call(listFacilitatorsOp, { ...facilitatorListInput(params), page });
        return {
          total,
          items: items.map(({ name, login, email, phone, mmCode, schools, active }) => ({
            name,
            login,
            email: email ?? '',
            phone,
            mmCode: t(`mmCode.${mmCode ? 'yes' : 'no'}`),
            schoolNames: schools.map((school) => school.name).join(', '),
            status: t(`status.${active ? 'activeOne' : 'inactiveOne'}`),
          })),
        };
      }}
    />
  );
}
