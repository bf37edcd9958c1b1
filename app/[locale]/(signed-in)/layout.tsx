import { abilities as upkeepAbilities } from '@/lib/upkeep/abilities';
import '@/app/globals.css';
import '@/components/assistant/panel/assistant-opener.css';
import '@/components/shell/fault-boundary.css';
import '@/components/shell/navigation.css';
import '@/components/shell/shell.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AssistantHost } from '@/components/assistant/panel/assistant-host';
import { DiagnosticsKey } from '@/components/diagnostics/diagnostics-key';
import { OutboxHost } from '@/components/outbox/outbox-host';
import { Awake } from '@/components/shell/awake';
import { DemoBanner } from '@/components/shell/demo-banner';
import { EarlyScripts } from '@/components/shell/early-scripts';
import { FaultBoundary } from '@/components/shell/fault-boundary';
import { icons } from '@/components/shell/icons';
import { NavigationLoader } from '@/components/shell/navigation-loader';
import { OnThisDevice } from '@/components/shell/on-this-device';
import { PageViewScript } from '@/components/shell/page-view-script';
import { PhoneNavigation } from '@/components/shell/phone-navigation';
import { ScrollToTop } from '@/components/shell/scroll-to-top';
import { SeeingBanner } from '@/components/shell/seeing-banner';
import { SignedInHeader } from '@/components/shell/signed-in-header';
import { SkipLink } from '@/components/shell/skip-link';
import { StoredProfile } from '@/components/shell/stored-profile';
import { Toaster } from '@/components/ui/toaster';
import { lacksSchool } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { currentActor } from '@/lib/access/enter';
import { env } from '@/lib/platform/env/env';
import { errorHelp } from '@/lib/platform/env/error-help';
import { isProductionHost } from '@/lib/platform/env/production-host';
import { isLocale, localeOf } from '@/lib/platform/i18n/locales';
import { shellPerson } from '@/lib/shell/queries';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The bottom bar reaches to the edge of a phone with rounded corners; shell.css keeps its entries inside. */
export const viewport: Viewport = { viewportFit: 'cover' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'shell' });
  return { icons, title: { default: t('product'), template: `%s · ${t('product')}` }, robots: { index: false } };
}

/** The frame only. Who may enter is each page's first line: a layout is not asked again on every navigation. */
export default async function SignedInLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, actor, sent] = await Promise.all([getTranslations('shell'), currentActor(), headers()]);
  const fault = { failed: t('fault.failed'), again: t('fault.again') };
  const person = actor && (await shellPerson(actor, {}));
  return (
    <html lang={locale} suppressHydrationWarning>
      <body
        {...errorHelp()}
        data-person={actor?.id}
        data-seeing={actor?.seeing ? '' : undefined}
        data-reference={actor?.publicReference}
        className="signed-in flex min-h-dvh flex-col"
      >
        <EarlyScripts nonce={sent.get('x-nonce') ?? undefined} />
        {isProductionHost() && <PageViewScript nonce={sent.get('x-nonce') ?? undefined} />}
        <SkipLink>{t('skipToContent')}</SkipLink>
        {env().DEMO && <DemoBanner />}
        {actor?.seeing && <SeeingBanner name={actor.name} seeing={actor.seeing} locale={locale} />}
        {person && (
          <FaultBoundary words={fault}>
            <SignedInHeader person={person} locale={locale} t={t} />
          </FaultBoundary>
        )}
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1200px] grow px-4 py-6 sm:px-6">
          {children}
        </main>
        {actor && !actor.seeing && !lacksSchool(actor) && (
          <FaultBoundary>
            <AssistantHost
              key={actor.publicReference}
              locale={locale}
              labels={{ failed: t('assistant.failed'), again: t('fault.again') }}
            />
          </FaultBoundary>
        )}
        {person && (
          <FaultBoundary words={fault}>
            <PhoneNavigation person={person} t={t} locale={locale} />
          </FaultBoundary>
        )}
        <FaultBoundary>
          <Toaster label={t('toasts.region')} closeLabel={t('toasts.close')} />
        </FaultBoundary>
        <FaultBoundary>
          <NavigationLoader label={t('loading')} />
          <ScrollToTop />
          <OnThisDevice actor={actor} locale={locale} />
        </FaultBoundary>
        {actor && !actor.seeing && (
          <FaultBoundary>
            <OutboxHost locale={locale} />
          </FaultBoundary>
        )}
        {actor && can(actor, upkeepAbilities['diagnostics:read']) && (
          <FaultBoundary>
            <DiagnosticsKey openAtOnce={env().DIAGNOSTICS_LOGINS.includes(actor.login)} />
          </FaultBoundary>
        )}
        {actor && (
          <FaultBoundary>
            <StoredProfile reference={actor.publicReference} />
          </FaultBoundary>
        )}
        <Awake />
      </body>
    </html>
  );
}
