import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import type { ModulePoints, ShelfHonor } from '@/lib/units/schemas';
import { HonorsByState } from './honors-by-state';
import { UnitProgress } from './unit-progress';

type Props = { module: { classId: string; moduleName: string; className: string; points: ModulePoints } };

/** A module as its student reads it: what is earned for good, then unit by unit where it comes from. */
export function ModuleProgress({ module: { classId, moduleName, className, points } }: Props) {
  const t = useTranslations('points.own');
  const { total, maximum, units, shelf, lessonsBefore } = points;
  const ofModule = shelf.filter(({ unit }) => unit === null);
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
            <UnitProgress
              unit={unit}
              honors={shelf.filter((honor) => honor.unit === unit.unit)}
              before={lessonsBefore.filter((number) => unitOfLesson(number) === unit.unit)}
            />
          </li>
        ))}
      </ol>
      {ofModule.length > 0 && <HonorsOfModule honors={ofModule} />}
    </section>
  );
}

function HonorsOfModule({ honors }: { honors: readonly ShelfHonor[] }) {
  const t = useTranslations('honors');
  return (
    <div className="mt-4 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-xl">{t('ofModule')}</h3>
      {honors.some(({ state }) => state !== 'earned') && <p className="mt-1 text-ink-soft">{t('ofModuleText')}</p>}
      <HonorsByState honors={honors} of="module" />
    </div>
  );
}
