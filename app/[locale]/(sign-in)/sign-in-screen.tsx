import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OpenHeader, PhonePreferences } from '@/components/shell/open-header';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { homes } from '@/lib/access/areas';
import { currentActor } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { typedLoginCookie } from '@/lib/access/session-cookie';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { sealedName, unseal } from '@/lib/access/sso/sealed-cookie';
import { PendingLink } from '@/lib/accounts/schemas';
import { links } from '@/lib/links';
import { type Locale, localeOf } from '@/lib/platform/i18n/locales';
import { endingFragment, localized, ownPath } from '@/lib/platform/links';
import { providerNamed } from '@/lib/platform/oidc/providers';
import { faces } from '@/lib/shared-devices/queries/faces';
import { DemoLogins } from './demo-logins';
import { LinkNotice } from './link-notice';
import { ProviderButtons } from './provider-buttons';
import { SignInForm } from './sign-in-form';
import { SignInNotice } from './sign-in-notice';
import { type Face, type SignInQuery, signInReason } from './sign-in-query';

type Props = { face: Face; params: Promise<{ locale: string }>; searchParams: Promise<SignInQuery> };

/** One screen for the three faces. Whoever is signed in and has no business here goes on to the own panel. */
export async function SignInScreen({ face, params, searchParams }: Props) {
  const [{ locale: prefix }, query, actor, asked] = await Promise.all([
    params,
    searchParams,
    currentActor(),
    headers(),
  ]);
  const locale: Locale = localeOf(prefix);
  setRequestLocale(locale);
  const reason = signInReason(query.reason);
  const linking = providerNamed(query.link);
  if (actor && reason !== 'not-allowed' && !linking) redirect(endingFragment(localized(locale, homes[actor.tipo])));
  const device = deviceIn(asked);
  // A session of a shared device is over: its pupils know a PIN and no password.
  if (!actor && reason === 'not-authenticated' && (await hasFaces(device)))
    redirect(localized(locale, links.checkIn()));
  const from = ownPath(query.from);
  const t = await getTranslations('signIn');
  // cookies() has undone the escapes already.
  const sent = await cookies();
  const typedLogin = sent.get(typedLoginCookie)?.value ?? '';
  const pending =
    linking && (await unseal(sealedName('sso_link'), PendingLink, sent.get(sealedName('sso_link'))?.value));
  const path = links.signInScreen(face, query);
  return (
    <>
      <OpenHeader locale={locale} path={path} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[28rem] grow flex-col gap-4 px-4 py-8 sm:py-12"
      >
        <SignInNotice query={query} reason={reason} />
        {linking && <LinkNotice provider={linking} called={pending?.called} face={face} locale={locale} from={from} />}
        {actor && (
          <Alert tone="info" actions={<ButtonLink href={homes[actor.tipo]}>{t('continueHome')}</ButtonLink>}>
            {actor.name}
          </Alert>
        )}
        <Card accent>
          <h1 className="text-2xl">{face === 'login' ? t('title') : t('titleOf', { face: t(`faces.${face}`) })}</h1>
          <p className="mt-1 mb-5 text-ink-soft">{t('lead')}</p>
          <SignInForm
            face={face}
            locale={locale}
            from={from}
            typedLogin={typedLogin}
            failed={Boolean(query.error)}
            linking={linking?.id}
            isShared={device !== undefined}
          />
          {!linking && <ProviderButtons face={face} locale={locale} from={from} isShared={device !== undefined} />}
        </Card>
        <DemoLogins />
      </main>
      <PhonePreferences locale={locale} path={path} />
    </>
  );
}

async function hasFaces(device: string | undefined): Promise<boolean> {
  return (await orNull(faces(null, { device }))) !== null;
}
