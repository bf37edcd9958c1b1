import '@/app/globals.css';
import '@/components/shell/shell.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DemoBanner } from '@/components/shell/demo-banner';
import { icons } from '@/components/shell/icons';
import { InlinePreferences } from '@/components/shell/inline-preferences';
import { NavigationLoader } from '@/components/shell/navigation-loader';
import { PageViewScript } from '@/components/shell/page-view-script';
import { ScrollToTop } from '@/components/shell/scroll-to-top';
import { SignedInHeader } from '@/components/shell/signed-in-header';
import { SkipLink } from '@/components/shell/skip-link';
import { Toaster } from '@/components/ui/toaster';
import { currentActor } from '@/lib/access/enter';
import { env } from '@/lib/platform/env/env';
import { errorHelp } from '@/lib/platform/env/error-help';
import { isProductionHost } from '@/lib/platform/env/production-host';
import { isLocale, localeOf } from '@/lib/platform/i18n/locales';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

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
  return (
    <html lang={locale} suppressHydrationWarning>
      <body {...errorHelp()} className="flex min-h-dvh flex-col">
        <InlinePreferences nonce={sent.get('x-nonce') ?? undefined} />
        {isProductionHost() && <PageViewScript nonce={sent.get('x-nonce') ?? undefined} />}
        <SkipLink>{t('skipToContent')}</SkipLink>
        {env().DEMO && <DemoBanner />}
        {actor && <SignedInHeader actor={actor} locale={locale} />}
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1200px] grow px-4 py-6 sm:px-6">
          {children}
        </main>
        <Toaster label={t('toasts.region')} closeLabel={t('toasts.close')} />
        <NavigationLoader label={t('loading')} />
        <ScrollToTop />
      </body>
    </html>
  );
}
