'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import { exportGuardiansOp } from '@/lib/class-life/contract';
import { call } from '@/lib/platform/browser/call';

/** The guardians of the class in a file; the audit names who took them along. */
export function GuardiansCsv({ classId }: { classId: string }) {
  const t = useTranslations('classes');
  const relationships = useTranslations('students.guardian.relationships');
  return (
    <CsvButton
      label={t('page.guardians')}
      fileName={t('page.guardiansFile')}
      columns={[
        { key: 'studentName', label: t('guardians.student') },
        { key: 'studentLogin', label: t('guardians.login') },
        { key: 'position', label: t('guardians.position') },
        { key: 'name', label: t('guardians.name') },
        { key: 'email', label: t('guardians.email') },
        { key: 'relation', label: t('guardians.relationship') },
        { key: 'receives', label: t('guardians.receives') },
        { key: 'telephones', label: t('guardians.telephones') },
      ]}
      load={async (page) => {
        const found = await call(exportGuardiansOp, { classId, page });
        return {
          total: found.total,
          items: found.items.map(({ relationship, receivesEmail, ...line }) => ({
            ...line,
            relation: relationships(relationship),
            receives: t(receivesEmail ? 'guardians.yes' : 'guardians.no'),
          })),
        };
      }}
    />
  );
}
