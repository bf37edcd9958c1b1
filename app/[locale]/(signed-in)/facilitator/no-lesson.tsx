import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';

/** Of who has no class yet: the plans are there to be read. */
export async function NoLesson() {
  const t = await getTranslations('home.facilitator');
  return (
    <Hero
      mood="up"
      title={t('none')}
      actions={
        <ButtonLink href={links.lessonPlans()} variant="primary" size="lg" icon="calendar">
          {t('plans')}
        </ButtonLink>
      }
    >
      {t('noneText')}
    </Hero>
  );
}
