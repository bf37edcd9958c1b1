'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import type { SearchParams } from '@/components/ui/table-address';
import { listUsersOp } from '@/lib/accounts/contract/logins';
import { call } from '@/lib/platform/browser/call';
import { userListInput } from './staff-view';

/** The list as it is narrowed now, in a file. */
export function UsersCsv({ params }: { params: SearchParams }) {
  const t = useTranslations('staff');
  const tipos = useTranslations('shell.tipo');
  return (
    <CsvButton
      fileName={t('users.fileName')}
      columns={[
        { key: 'name', label: t('field.name') },
        { key: 'login', label: t('field.login') },
        { key: 'tipo', label: t('field.tipo') },
        { key: 'school', label: t('field.school') },
        { key: 'status', label: t('field.status') },
      ]}
      load={async (page) => {
        const { total, items } = await call(listUsersOp, { ...userListInput(params), page });
        return {
          total,
          items: items.map(({ name, login, tipo, schoolName, active }) => ({
            name,
            login,
            tipo: tipos(tipo),
            school: schoolName ?? '',
            status: t(`status.${active ? 'activeOne' : 'inactiveOne'}`),
          })),
        };
      }}
    />
  );
}
