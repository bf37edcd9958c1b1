import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { FailureCode } from '@/lib/failures';
import type { Locale } from '@/lib/platform/i18n/locales';
import { SignInFrame } from '../sign-in-frame';

type Props = { locale: Locale; path: string; onward: string; error: FailureCode };

/** Why nothing was linked; the person is signed in all the same. */
export function LinkRefused({ locale, path, onward, error }: Props) {
  const t = useTranslations();
  return (
    <SignInFrame locale={locale} path={path} title={t('signIn.sso.confirm.failed')} lead={t(`failures.${error}`)}>
      <ButtonLink href={onward} variant="primary" size="lg" wide>
        {t('signIn.sso.confirm.goOn')}
      </ButtonLink>
    </SignInFrame>
  );
}
