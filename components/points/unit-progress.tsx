import { useTranslations } from 'next-intl';
import { Fold } from '@/components/classroom/fold';
import { Badge } from '@/components/ui/badge';
import type { ModulePoints } from '@/lib/units/schemas';
import { HonorShape } from './honor-shape';
import { LineReason } from './line-reason';

type Unit = ModulePoints['units'][number];

const looks = {
  final: { tone: 'success', icon: 'circle-check' },
  open: { tone: 'brand', icon: 'clock' },
  ahead: { tone: 'neutral', icon: 'arrow-right' },
} as const;

/** What one unit brought, or would bring if it closed now, and one tap away the sentence behind each number. */
export function UnitProgress({ unit: { unit, standing, points, lines, honors } }: { unit: Unit }) {
  const t = useTranslations('points.own');
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <h3 className="text-xl">{t('unit', { number: unit })}</h3>
      <Badge {...looks[standing]} className="mt-1">
        {t(`standing.${standing}`)}
      </Badge>
      {lines.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t(standing === 'ahead' ? 'noneAhead' : 'none')}</p>
      ) : (
        <>
          <p className="my-3 font-bold text-2xl tabular-nums">{t('points', { points })}</p>
          <Fold title={t('whyThis', { standing, points })}>
            <Lines lines={lines} />
          </Fold>
        </>
      )}
      {honors.length > 0 && (
        <>
          <h4 className="mt-4 mb-2 font-semibold">{t('honors', { standing })}</h4>
          <ul className="grid gap-2">
            {honors.map(({ kind, number, level }) => (
              <li key={`${kind} ${number}`} className="flex items-center gap-3 text-lg">
                <HonorShape kind={kind} isFinal={standing === 'final'} />
                {t(`honor.${kind}`, { number, level: level ?? 'none' })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
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
