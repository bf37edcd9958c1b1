import { getTranslations } from 'next-intl/server';
import { SeenOnScreen } from '@/components/board/seen-on-screen';
import { HonorShape } from '@/components/points/honor-shape';
import { ButtonLink } from '@/components/ui/button';
import type { Actor } from '@/lib/access/actor';
import { orNull } from '@/lib/access/or-null';
import { links } from '@/lib/links';
import { celebrateHonorsOp } from '@/lib/points/contract';
import { freshHonors } from '@/lib/points/queries/fresh-honors';
import type { OwnPoints } from '@/lib/units/queries/own-points';

type Props = { actor: Actor; fresh: OwnPoints['fresh'] | undefined };

/**
 * Honors that came since the last visit, once: what was on the screen is not new at the next one. Where no class goes on,
 * nobody has read them yet: those of the one that ended are celebrated all the same.
 */
export async function NewHonors({ actor, fresh }: Props) {
  const honors = fresh ?? (await orNull(freshHonors(actor, {}))) ?? [];
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
