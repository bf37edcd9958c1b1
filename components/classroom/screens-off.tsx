import { useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';

/** Says why nothing is here, and that nothing needs to be done. */
export function ScreensOff() {
  const t = useTranslations('seat.screensOff');
  return (
    <div role="status">
      <Hero mood="asleep" title={t('title')}>
        {t('text')}
      </Hero>
    </div>
  );
}
