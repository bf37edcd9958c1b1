import { useFormatter, useTranslations } from 'next-intl';
import type { StudentReport } from '@/lib/units/schemas';
import { Fold } from '../classroom/fold';
import { HonorShape } from './honor-shape';
import { PaidLines } from './paid-lines';

type Module = StudentReport['modules'][number];

const cell = 'border-line border-b p-2 text-end tabular-nums print:p-1';

/** A module of a school report: its units in a row each, and what was earned. */
export function ReportModule({ module }: { module: Module }) {
  const t = useTranslations('report');
  const format = useFormatter();
  const { moduleName, className, year, courseName, total, maximum, units, honors } = module;
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-4 print:break-inside-avoid print:border-0 print:p-0">
      <p className="text-ink-soft">{courseName}</p>
      <h2 className="text-xl">{t('module', { module: moduleName, class: className, year: String(year) })}</h2>
      <p className="mb-3 font-semibold tabular-nums">{t('points', { total, maximum })}</p>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="border-line border-b p-2 text-start print:p-1">
                {t('columns.unit')}
              </th>
              <th scope="col" className="border-line border-b p-2 text-start print:p-1">
                {t('columns.standing')}
              </th>
              {(['attended', 'absent', 'justified', 'madeUp', 'grade', 'points'] as const).map((column) => (
                <th key={column} scope="col" className={cell}>
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map(({ unit, standing, held, present, absent, justified, madeUp, grade, points }) => (
              <tr key={unit}>
                <th scope="row" className="border-line border-b p-2 text-start print:p-1">
                  {unit}
                </th>
                <td className="border-line border-b p-2 print:p-1">
                  {t(`standing.${standing === 'ahead' && held > 0 ? 'open' : standing}`)}
                </td>
                <td className={cell}>{t('attended', { attended: present + madeUp, held })}</td>
                <td className={cell}>{absent}</td>
                <td className={cell}>{justified}</td>
                <td className={cell}>{madeUp}</td>
                <td className={cell}>{grade === null ? t('noGrade') : t('grade', { grade: grade / 10 })}</td>
                <td className={cell}>{format.number(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className="mt-4 mb-2 font-semibold">{t('honors')}</h3>
      <Honors honors={honors} />
      {units.some(({ lines }) => lines.length > 0) && (
        <div data-print="no" className="mt-4">
          <Fold title={t('why')}>
            <Why units={units} />
          </Fold>
        </div>
      )}
    </section>
  );
}

/** On the screen alone: on paper it would be pages. */
function Why({ units }: Pick<Module, 'units'>) {
  const t = useTranslations('points.table');
  const tellingOf = { final: 'closed', open: 'open', ahead: 'ahead', ended: 'ended' } as const;
  return (
    <div className="grid gap-4">
      {units
        .filter(({ lines }) => lines.length > 0)
        .map(({ unit, standing, lines }) => (
          <section key={unit}>
            <h4 className="mb-2 font-semibold">{t('unit', { number: unit, standing: tellingOf[standing] })}</h4>
            <PaidLines lines={lines} />
          </section>
        ))}
    </div>
  );
}

function Honors({ honors }: Pick<Module, 'honors'>) {
  const t = useTranslations('report');
  const names = useTranslations('points.own.honor');
  if (honors.length === 0) return <p className="text-ink-soft">{t('noHonors')}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {honors.map(({ kind, number, level }) => (
        <li key={`${kind} ${number}`} className="flex items-center gap-2">
          <HonorShape kind={kind} isFinal size={24} />
          {names(kind, { number, level: level ?? 'none' })}
        </li>
      ))}
    </ul>
  );
}
