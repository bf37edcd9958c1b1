import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress';
import type { ModulePoints } from '@/lib/units/schemas';
import { UnitProgress } from './unit-progress';

type Props = { module: { classId: string; moduleName: string; className: string; points: ModulePoints } };

/** A module as its student reads it: what is earned for good, then unit by unit where it comes from. */
export function ModuleProgress({ module: { classId, moduleName, className, points } }: Props) {
  const t = useTranslations('points.own');
  const { total, maximum, units } = points;
  return (
    <section aria-labelledby={`module-${classId}`}>
      <div className="mb-4 rounded-xl bg-sunken p-4 sm:p-6">
        <p id={`module-${classId}`} className="font-semibold text-ink-soft">
          {moduleName} · {className}
        </p>
        <h2 className="text-2xl sm:text-3xl">{t('sum', { total, maximum })}</h2>
        <ProgressBar
          label={moduleName}
          hideLabel
          value={total}
          max={maximum}
          amount={t('sum', { total, maximum })}
          tone="success"
          className="mt-3"
        />
        <p className="mt-2 text-ink-soft">{t('finalOnly')}</p>
      </div>
      <ol className="grid gap-4 lg:grid-cols-3 lg:items-start">
        {units.map((unit) => (
          <li key={unit.unit}>
            <UnitProgress unit={unit} />
          </li>
        ))}
      </ol>
    </section>
  );
}
