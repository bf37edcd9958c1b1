import { useTranslations } from 'next-intl';
import type { CellReason } from '@/lib/units/rules/points-table';
import { LineReason } from './line-reason';

/** Lines of points as who teaches reads them. */
export function PaidLines({ lines }: { lines: CellReason['lines'] }) {
  const t = useTranslations('points');
  return (
    <ul className="grid max-w-[64ch] gap-1">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.ref}`} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            <LineReason line={line} who="other" />
          </span>
          <span className="font-bold tabular-nums">{t('amount', { amount: line.amount })}</span>
        </li>
      ))}
    </ul>
  );
}
