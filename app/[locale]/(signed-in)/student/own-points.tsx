import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import type { Actor } from '@/lib/access/actor';
import { orNull } from '@/lib/access/or-null';
import { links } from '@/lib/links';
import { ownPoints } from '@/lib/units/queries/own-points';

/** On the home what was earned so far, and the way to where it comes from. */
export async function OwnPoints({ actor, classId }: { actor: Actor; classId: string }) {
  const [t, shelf, points] = await Promise.all([
    getTranslations('points.own'),
    getTranslations('honors.shelf'),
    orNull(ownPoints(actor, { classId })),
  ]);
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-lg"
    >
      {points ? (
        <div className="min-w-0 grow basis-64">
          <p className="font-bold text-xl">{t('sum', points)}</p>
          <ProgressBar
            label={t('title')}
            hideLabel
            value={points.total}
            max={points.maximum}
            amount={t('sum', points)}
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
