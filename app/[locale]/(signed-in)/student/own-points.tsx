import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';

/** From the home to what was earned so far. */
export async function OwnPoints() {
  const t = await getTranslations('points.own');
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-lg">
      {t('openText')}
      <ButtonLink href={links.ownProgress()} icon="star">
        {t('open')}
      </ButtonLink>
    </p>
  );
}
