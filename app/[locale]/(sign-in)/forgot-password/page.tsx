import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import type { FormQuery } from '../form-query';
import { SignInFrame } from '../sign-in-frame';
import { ForgotPasswordForm } from './forgot-password-form';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<FormQuery & { sent?: string }> };

export default async function ForgotPassword({ params, searchParams }: Props) {
  const [{ locale: prefix }, query] = await Promise.all([params, searchParams]);
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const t = await getTranslations('passwords.forgot');
  return (
    <SignInFrame
      locale={locale}
      path={links.forgotPassword()}
      title={t('title')}
      lead={t('lead')}
      above={
        query.sent && (
          <Alert tone="success" announce title={t('sentTitle')}>
            {t('sentText')}
          </Alert>
        )
      }
    >
      <ForgotPasswordForm locale={locale} query={query} />
    </SignInFrame>
  );
}
