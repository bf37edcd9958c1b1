import { useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';

/** How many there are, and where it says what leads to the next. */
export function ShelfBand({ earned }: { earned: number }) {
  const t = useTranslations('honors.shelf');
  return (
    <Hero
      mood="up"
      title={t('count', { count: earned })}
      actions={
        <ButtonLink href={links.ownProgress()} variant="primary" icon="star">
          {t('howTo')}
        </ButtonLink>
      }
    >
      {earned === 0 ? t('first') : null}
    </Hero>
  );
}
