import { useTranslations } from 'next-intl';
import { Loader } from '@/components/ui/loader';
import type { PointsColumn, PointsRow } from '@/lib/units/rules/points-table';
import { PaidLines } from './paid-lines';
import type { Reasons } from './use-reasons';

type Props = { row: PointsRow; columns: readonly PointsColumn[]; reasons: Reasons };

/** Why a student has what some cells show, or why there is nothing in them. */
export function ReasonPanel({ row: { studentId, name }, columns, reasons: { of, isLost } }: Props) {
  const t = useTranslations('points.table');
  if (isLost) return <p>{t('notRead')}</p>;
  if (!of) return <Loader label={t('reading')} />;
  return columns.map((column) => {
    const { lines, missing } = of(studentId, column);
    return (
      <div key={column.key}>
        <p className="mb-1 font-semibold">
          {name} · {t(`columns.${column.kind}`, { number: column.number })}
        </p>
        {lines.length > 0 ? <PaidLines lines={lines} /> : <p>{t(missing ? `missing.${missing}` : 'none')}</p>}
      </div>
    );
  });
}
