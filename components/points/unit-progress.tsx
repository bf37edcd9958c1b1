import { useFormatter, useTranslations } from 'next-intl';
import { Fold } from '@/components/classroom/fold';
import { Badge } from '@/components/ui/badge';
import type { ModulePoints, ShelfHonor } from '@/lib/units/schemas';
import { HonorsByState } from './honors-by-state';
import { LineReason } from './line-reason';

type Unit = ModulePoints['units'][number];

const looks = {
  final: { tone: 'success', icon: 'circle-check' },
  open: { tone: 'brand', icon: 'clock' },
  ahead: { tone: 'neutral', icon: 'arrow-right' },
  ended: { tone: 'neutral', icon: 'flag' },
} as const;

type Props = {
  unit: Unit;
  honors: readonly ShelfHonor[];
  /** Its lessons that were given before the student came. */
  before: readonly number[];
};

/** What one unit brought, or would bring if it closed now, and one tap away the sentence behind each number. */
export function UnitProgress({ unit: { unit, standing, points, lines }, honors, before }: Props) {
  const t = useTranslations('points.own');
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <h3 className="text-xl">{t('unit', { number: unit })}</h3>
      <Badge {...looks[standing]} className="mt-1">
        {t(`standing.${standing}`)}
      </Badge>
      {lines.length === 0 ? (
        before.length === 0 && <p className="mt-3 text-ink-soft">{t(standing === 'ahead' ? 'noneAhead' : 'none')}</p>
      ) : (
        <>
          <p className="my-3 font-bold text-2xl tabular-nums">{t('points', { points })}</p>
          <Fold title={t('whyThis', { standing, points })}>
            <Lines lines={lines} />
          </Fold>
        </>
      )}
      {before.length > 0 && <Before lessons={before} standing={standing} />}
      {honors.length > 0 && <HonorsByState honors={honors} of={standing} />}
    </div>
  );
}

/** Who came later wonders why the class has more: it is said, and what may still be done. */
function Before({ lessons, standing }: { lessons: readonly number[]; standing: Unit['standing'] }) {
  const t = useTranslations('honors');
  const format = useFormatter();
  return (
    <p className="mt-3 text-ink-soft">
      {t('before', { count: lessons.length, lessons: format.list(lessons.map(String)), standing })}
    </p>
  );
}

function Lines({ lines }: Pick<Unit, 'lines'>) {
  const t = useTranslations('points');
  return (
    <ul className="grid gap-2 text-lg">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.ref}`} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            <LineReason line={line} who="own" />
          </span>
          <span className="font-bold tabular-nums">{t('amount', { amount: line.amount })}</span>
        </li>
      ))}
    </ul>
  );
}
