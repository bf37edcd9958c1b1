import { useTranslations } from 'next-intl';
import type { PointsColumn, PointsRow } from '@/lib/units/rules/points-table';
import { PaidLines } from './paid-lines';

/** Why a student has what one cell shows, or why there is nothing in it. */
export function CellReason({ row, column }: { row: PointsRow; column: PointsColumn }) {
  const t = useTranslations('points.table');
  const lines = row.cells[column.key];
  const missing = row.missing[column.key];
  return (
    <>
      <p className="mb-1 font-semibold">
        {row.name} · {t(`columns.${column.kind}`, { number: column.number })}
      </p>
      {lines ? <PaidLines lines={lines} /> : <p>{t(missing ? `missing.${missing}` : 'none')}</p>}
    </>
  );
}
