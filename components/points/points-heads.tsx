import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { joinClasses } from '@/components/ui/join-classes';
import type { UnitColumns } from '@/lib/units/rules/points-table';

const stuck = 'sticky bg-surface';

/** The units over their columns; both stay while the students scroll below. */
export const PointsHeads = memo(function PointsHeads({ units }: { units: UnitColumns[] }) {
  const t = useTranslations('points.table');
  return (
    <thead className={joinClasses(stuck, 'top-0 z-20')}>
      <tr>
        <td colSpan={3} className={joinClasses(stuck, 'left-0 z-10')} />
        {units.map(({ unit, standing, columns }) => (
          <th
            key={unit}
            scope="colgroup"
            colSpan={columns.length}
            className="border-line border-l p-2 text-start text-sm"
          >
            {t('unit', { number: unit, standing })}
          </th>
        ))}
      </tr>
      <tr className="text-sm">
        <th scope="col" className={joinClasses(stuck, 'left-0 z-10 border-line border-b p-2 text-start')}>
          {t('student')}
        </th>
        <th scope="col" className="border-line border-b p-2 text-end">
          {t('total')}
        </th>
        <th scope="col" className="border-line border-b p-2 text-end">
          {t('openSum')}
        </th>
        {units.flatMap(({ columns }) =>
          columns.map(({ key, kind, number }) => (
            <th
              key={key}
              scope="col"
              aria-label={t(`columns.${kind}`, { number })}
              className="border-line border-b p-2 text-end"
            >
              {t(`short.${kind}`, { number })}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
});
