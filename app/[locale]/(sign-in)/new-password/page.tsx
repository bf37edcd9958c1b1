import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/ui/app-link';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import type { FormQuery } from '../form-query';
import { NewPasswordForm } from '../new-password-form';
import { SignInFrame } from '../sign-in-frame';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<FormQuery & { token?: string }> };

/** Where the link of the mail leads. */
export default async function NewPassword({ params, searchParams }: Props) {
  const [{ locale: prefix }, query] = await Promise.all([params, searchParams]);
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const t = await getTranslations('passwords.new');
  const token = String(query.token ?? '');
  return (
    <SignInFrame locale={locale} path={links.newPassword(token)} title={t('title')} lead={t('lead')}>
      <NewPasswordForm
        action={links.newPasswordForm()}
        locale={locale}
        query={query}
        submit={t('submit')}
        token={token}
      />
      <AppLink href={links.forgotPassword()} className="mt-4 block text-center underline">
        {t('askAgain')}
      </AppLink>
    </SignInFrame>
  );
}
