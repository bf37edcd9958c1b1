import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import { links } from '@/lib/links';
import type { OwnPoints as Points } from '@/lib/units/queries/own-points';

/** On the home what was earned so far, and the way to where it comes from. */
export async function OwnPoints({ points }: { points: Points | null }) {
  const [t, shelf] = await Promise.all([getTranslations('points.own'), getTranslations('honors.shelf')]);
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-lg"
    >
      {points ? (
        <div className="min-w-0 grow basis-64">
          <p className="font-bold text-xl">{t('sum', { total: points.total, maximum: points.maximum })}</p>
          <ProgressBar
            label={t('title')}
            hideLabel
            value={points.total}
            max={points.maximum}
            amount={t('sum', { total: points.total, maximum: points.maximum })}
            tone="success"
            className="my-2"
          />
          <p className="text-base text-ink-soft">{shelf('count', { count: points.honors })}</p>
        </div>
      ) : (
        <p>{t('openText')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.ownProgress()} icon="star">
          {t('open')}
        </ButtonLink>
        <ButtonLink href={links.ownHonors()} icon="medal">
          {shelf('title')}
        </ButtonLink>
      </div>
    </section>
  );
}
