import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { destination } from '@/lib/access/after-sign-in';
import { currentActor } from '@/lib/access/enter';
import { sealedName, unseal } from '@/lib/access/sso/sealed-cookie';
import { ownAccount } from '@/lib/accounts/queries';
import { PendingLink } from '@/lib/accounts/schemas';
import { failureCode } from '@/lib/failures';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized, ownPath, signInAddress } from '@/lib/platform/links';
import { providerNamed } from '@/lib/platform/oidc/providers';
import { SignInFrame } from '../sign-in-frame';
import { ConfirmLink } from './confirm-link';
import { LinkRefused } from './link-refused';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ from?: string; error?: string }> };

/** The password has said who is here: before anything is linked, both accounts are named. */
export default async function LinkAccount({ params, searchParams }: Props) {
  const [{ locale: prefix }, query, actor, sent] = await Promise.all([params, searchParams, currentActor(), cookies()]);
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const from = ownPath(query.from);
  const here = links.confirmLink(from);
  if (!actor)
    redirect(signInAddress({ face: links.login(), reason: 'not-authenticated', from: localized(locale, here) }));
  const onward = destination(actor.tipo, from, locale);
  const t = await getTranslations('signIn.sso.confirm');
  const error = failureCode(query.error);
  if (error) return <LinkRefused locale={locale} path={here} onward={onward} error={error} />;
  const pending = await unseal(sealedName('sso_link'), PendingLink, sent.get(sealedName('sso_link'))?.value);
  const provider = pending?.sessionId === actor.sessionId ? providerNamed(pending.provider) : undefined;
  if (!pending || !provider) redirect(onward);
  const own = await ownAccount(actor, {});
  return (
    <SignInFrame
      locale={locale}
      path={here}
      title={t('title', { provider: provider.label })}
      lead={t('lead', { provider: provider.label })}
    >
      <ConfirmLink
        locale={locale}
        from={from}
        onward={onward}
        provider={provider.label}
        called={pending.called}
        own={own}
      />
    </SignInFrame>
  );
}
