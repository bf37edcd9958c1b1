import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { homes } from '@/lib/access/areas';
import { currentActor } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { endingFragment, localized, signInAddress } from '@/lib/platform/links';
import type { FormQuery } from '../form-query';
import { NewPasswordForm } from '../new-password-form';
import { SignInFrame } from '../sign-in-frame';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<FormQuery> };

/** Who signed in with a password that somebody else chose comes here, whatever was asked for. */
export default async function FirstAccess({ params, searchParams }: Props) {
  const [{ locale: prefix }, query, actor] = await Promise.all([params, searchParams, currentActor()]);
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const here = localized(locale, links.firstAccess());
  if (!actor) redirect(signInAddress({ face: links.login(), reason: 'not-authenticated', from: here }));
  if (!actor.firstAccess) redirect(endingFragment(localized(locale, homes[actor.tipo])));
  const t = await getTranslations('passwords.first');
  return (
    <SignInFrame locale={locale} path={links.firstAccess()} title={t('title')} lead={t('lead')}>
      <NewPasswordForm action={links.firstPasswordForm()} locale={locale} query={query} submit={t('submit')} />
    </SignInFrame>
  );
}
