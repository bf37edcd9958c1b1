import { useTranslations } from 'next-intl';
import { Fold } from '@/components/classroom/fold';
import type { ModulePoints, ShelfHonor } from '@/lib/units/schemas';
import { HonorRows } from './honor-rows';

type Props = {
  honors: readonly ShelfHonor[];
  /** Of the unit that they belong to, or that the whole module gives them. */
  of: ModulePoints['units'][number]['standing'] | 'module';
};

/** What is earned first, then what is as good as earned, what is missing, and last what cannot be had any more. */
export function HonorsByState({ honors, of }: Props) {
  const t = useTranslations('honors');
  const those = (wanted: ShelfHonor['state']) => honors.filter(({ state }) => state === wanted);
  // Of a unit that nobody has begun, one line until it is wanted.
  if (of === 'ahead') {
    return (
      <div className="mt-4">
        <Fold title={t('ahead')}>
          <HonorRows honors={honors} />
        </Fold>
      </div>
    );
  }
  return (
    <>
      <HonorRows honors={those('earned')} title={t('earned')} />
      <HonorRows honors={those('onTrack')} title={t(of === 'module' ? 'onTrackModule' : 'onTrack')} />
      <HonorRows honors={those('open')} title={t('missing')} />
      <HonorRows honors={those('lost')} title={t('lost')} />
    </>
  );
}
