import '@/app/globals.css';
import '@/components/shell/shell.css';
import '@/components/shell/fault-boundary.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { KeptPersonHere } from '@/components/kept/kept-person-here';
import { OutboxHost } from '@/components/outbox/outbox-host';
import { Brand } from '@/components/shell/brand';
import { FaultBoundary } from '@/components/shell/fault-boundary';
import { icons } from '@/components/shell/icons';
import { InlinePreferences } from '@/components/shell/inline-preferences';
import { SkipLink } from '@/components/shell/skip-link';
import { links } from '@/lib/links';
import { localeOf, locales } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export const viewport: Viewport = { viewportFit: 'cover' };

/** Made with the build and the same for everybody: what stands here is kept by browsers that anybody may use. */
export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: localeOf((await params).locale), namespace: 'shell' });
  return { icons, title: t('product'), robots: { index: false } };
}

/** The frame of the pages that open without a line. It knows neither who is here nor at which address it stands. */
export default async function KeptLayout({ children, params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations('shell');
  return (
    <html lang={locale} suppressHydrationWarning>
      <body className="signed-in flex min-h-dvh flex-col">
        <InlinePreferences />
        <SkipLink>{t('skipToContent')}</SkipLink>
        <header data-print="no" className="border-line border-b bg-surface">
          <div className="mx-auto flex max-w-[1200px] items-center justify-between gap-3 px-4 py-1.5 sm:px-6">
            <Brand href={localized(locale, links.root())} name={t('product')} />
            <FaultBoundary words={{ failed: t('fault.failed'), again: t('fault.again') }}>
              <KeptPersonHere locale={locale} signOut={t('signOut')} switchPerson={t('switchPerson')} />
            </FaultBoundary>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1200px] grow px-4 py-6 sm:px-6">
          {children}
        </main>
        <FaultBoundary>
          <OutboxHost locale={locale} />
        </FaultBoundary>
      </body>
    </html>
  );
}
