import { useFormatter, useTranslations } from 'next-intl';
import { Table, type TableColumn } from '@/components/ui/table';
import { type AwardRow, awardRows, shownComponents } from '@/lib/units/rules/award-rows';
import type { UnitPreview } from '@/lib/units/schemas';

/** Each student in a row; on a phone, in a card. */
export function AwardTable({ preview }: { preview: UnitPreview }) {
  const t = useTranslations('units');
  const honor = useTranslations('points.own');
  const format = useFormatter();
  const signed = (value: number) => format.number(value, { signDisplay: 'exceptZero' });
  const columns: TableColumn<AwardRow>[] = [
    { key: 'name', label: t('student'), lead: true, cell: ({ name }) => name ?? t('erased') },
    ...shownComponents(preview.unit).map((component) => ({
      key: component,
      label: t(`component.${component}`),
      align: 'end' as const,
      cell: (row: AwardRow) => format.number(row[component]),
    })),
    { key: 'points', label: t('total'), align: 'end', cell: ({ points }) => <b>{format.number(points)}</b> },
    ...(preview.unit > 1
      ? [
          {
            key: 'difference',
            label: t('difference', { unit: preview.unit - 1 }),
            align: 'end' as const,
            cell: ({ difference }: AwardRow) => signed(difference ?? 0),
          },
        ]
      : []),
    {
      key: 'honors',
      label: t('honors'),
      cell: ({ honors }) =>
        honors.length === 0
          ? t('noHonors')
          : honors
              .map(({ kind, number, level }) => honor(`honor.${kind}`, { number, level: level ?? 'none' }))
              .join(' · '),
    },
  ];
  return (
    <Table
      caption={t(preview.closedAt ? 'paid' : 'preview')}
      columns={columns}
      rows={awardRows(preview)}
      rowKey={({ key }) => key}
      empty={<p className="py-6 text-ink-soft">{t('noStudents')}</p>}
    />
  );
}
