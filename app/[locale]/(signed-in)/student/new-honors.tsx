import { getTranslations } from 'next-intl/server';
import { SeenOnScreen } from '@/components/board/seen-on-screen';
import { HonorShape } from '@/components/points/honor-shape';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { celebrateHonorsOp } from '@/lib/points/contract';
import type { OwnPoints } from '@/lib/units/queries/own-points';

/** Honors that came since the last visit, once: what was on the screen is not new at the next one. */
export async function NewHonors({ honors }: { honors: OwnPoints['fresh'] }) {
  if (honors.length === 0) return null;
  const [t, names] = await Promise.all([getTranslations('honors.new'), getTranslations('points.own.honor')]);
  return (
    <section aria-label={t('title', { count: honors.length })} className="mb-4 rounded-xl bg-sunken p-4 sm:p-6">
      <h2 className="mb-3 text-xl">{t('title', { count: honors.length })}</h2>
      <SeenOnScreen op={celebrateHonorsOp}>
        <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-3">
          {honors.map(({ id, kind, number, level }) => (
            <li key={id} data-unseen={id} className="new-honor flex items-center gap-3 font-semibold text-lg">
              <HonorShape kind={kind} level={level} isFinal />
              {names(kind, { number, level: level ?? 'none' })}
            </li>
          ))}
        </ul>
      </SeenOnScreen>
      <ButtonLink href={links.ownHonors()} icon="medal">
        {t('open')}
      </ButtonLink>
    </section>
  );
}
