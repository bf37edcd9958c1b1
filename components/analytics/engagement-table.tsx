'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import { Card } from '@/components/ui/card';
import { Table, type TableColumn } from '@/components/ui/table';
import { attendanceOf } from '@/lib/analytics/rules/engagement-weeks';
import type { Engagement } from '@/lib/analytics/schemas';

type Row = Engagement['rows'][number];
type Props = Pick<Engagement, 'by' | 'rows'>;

/** Each class or school in a row, and all of it in a file. */
export function EngagementTable({ by, rows }: Props) {
  const t = useTranslations('engagement');
  const format = useFormatter();
  const title = t(by === 'school' ? 'bySchool' : 'byClass');
  const share = (row: Row) => {
    const known = attendanceOf(row);
    return known === null ? t('unknown') : format.number(known, { style: 'percent' });
  };
  const columns: TableColumn<Row>[] = [
    { key: 'name', label: t(`of.${by}`), lead: true, cell: ({ name }) => name },
    { key: 'lessons', label: t('lessons'), align: 'end', cell: (row) => (row.isSmall ? t('small') : row.lessons) },
    { key: 'attendance', label: t('attendance'), align: 'end', cell: (row) => (row.isSmall ? '' : share(row)) },
    { key: 'tests', label: t('tests'), align: 'end', cell: (row) => (row.isSmall ? '' : row.tests) },
  ];
  return (
    <Card
      title={title}
      actions={
        <CsvButton
          fileName={t('file')}
          columns={[
            { key: 'name', label: t(`of.${by}`) },
            { key: 'lessons', label: t('lessons') },
            { key: 'attendance', label: t('attendance') },
            { key: 'tests', label: t('tests') },
          ]}
          load={async () => ({
            total: rows.length,
            items: rows.map((row) => ({
              name: row.name,
              lessons: row.isSmall ? t('small') : row.lessons,
              attendance: row.isSmall ? '' : share(row),
              tests: row.isSmall ? '' : row.tests,
            })),
          })}
        />
      }
    >
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    </Card>
  );
}
