import { useTranslations } from 'next-intl';
import { units } from '@/lib/points/rules/facts';
import { type EntryColumn, unitStanding } from '@/lib/units/rules/entry-table';

const stuck = 'sticky bg-surface';

/** The units, and under each its lessons, challenges, practice and projects. */
export function EntryHeads({ columns }: { columns: readonly EntryColumn[] }) {
  const t = useTranslations('entries');
  const own = units.flatMap((unit) => {
    const under = columns.filter((column) => column.unit === unit);
    return under.length > 0 ? [{ unit, count: under.length, standing: unitStanding(under) }] : [];
  });
  return (
    <thead className={`${stuck} top-0 z-20`}>
      <tr>
        <td className={`${stuck} left-0 z-10`} />
        {own.map(({ unit, count, standing }) => (
          <th key={unit} scope="colgroup" colSpan={count} className="border-line border-l p-2 text-start text-sm">
            {t('unit', { number: unit, standing })}
          </th>
        ))}
      </tr>
      <tr className="text-sm">
        <th scope="col" className={`${stuck} left-0 z-10 border-line border-b p-2 text-start`}>
          {t('student')}
        </th>
        {columns.map(({ key, kind, number, name, challenge }) => (
          <th
            key={key}
            scope="col"
            aria-label={t(`columns.${kind}`, { number, name })}
            title={t(`columns.${kind}`, { number, name })}
            className="border-line border-b p-2 text-center"
          >
            {t(`short.${kind}`, { number, challenge })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
