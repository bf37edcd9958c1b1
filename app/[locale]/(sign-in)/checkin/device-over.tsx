import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { SignInFrame } from '../sign-in-frame';
import { NobodyKept } from './nobody-kept';

/** No class has this browser, or not any more. */
export function DeviceOver({ locale }: { locale: Locale }) {
  const t = useTranslations('checkin');
  return (
    <SignInFrame locale={locale} path={links.checkIn()} title={t('ended')} lead={t('endedHint')}>
      <ButtonLink href={links.login()} variant="primary" size="lg" wide>
        {t('staff')}
      </ButtonLink>
      <NobodyKept deviceEnded />
    </SignInFrame>
  );
}
