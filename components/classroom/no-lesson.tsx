import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';

/** Of who is in no class yet: the catalogue is open. */
export async function NoLesson() {
  const t = await getTranslations('home.student');
  return (
    <Hero mood="asleep" title={t('none')} actions={<ButtonLink href={links.courses()}>{t('look')}</ButtonLink>}>
      {t('noneText')}
    </Hero>
  );
}
