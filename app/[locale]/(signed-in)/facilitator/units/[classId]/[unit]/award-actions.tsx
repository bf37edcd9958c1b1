'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { awardRows, shownComponents } from '@/lib/units/rules/award-rows';
import type { UnitPreview } from '@/lib/units/schemas';

/** The table on paper and as a file. */
export function AwardActions({ classId, preview }: { classId: string; preview: UnitPreview }) {
  const t = useTranslations('units');
  const honor = useTranslations('points.own');
  if (preview.students.length === 0) return null;
  const columns = [
    { key: 'name', label: t('student') },
    ...shownComponents(preview.unit).map((component) => ({ key: component, label: t(`component.${component}`) })),
    { key: 'points', label: t('total') },
    ...(preview.unit > 1 ? [{ key: 'difference', label: t('difference', { unit: preview.unit - 1 }) }] : []),
    { key: 'honors', label: t('honors') },
  ];
  const items = awardRows(preview).map((row) => ({
    ...row,
    name: row.name ?? t('erased'),
    honors: row.honors
      .map(({ kind, number, level }) => honor(`honor.${kind}`, { number, level: level ?? 'none' }))
      .join(' · '),
  }));
  return (
    <>
      {preview.closedAt && (
        <ButtonLink href={links.certificatesOfUnit(classId, preview.unit)} icon="medal">
          {t('certificates')}
        </ButtonLink>
      )}
      <Button icon="print" onClick={() => print()}>
        {t('print')}
      </Button>
      <CsvButton
        fileName={t('fileName', { unit: preview.unit })}
        columns={columns}
        load={async () => ({ items, total: items.length })}
      />
    </>
  );
}
