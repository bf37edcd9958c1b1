import './open.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { icons } from '@/components/shell/icons';
import { InlinePreferences } from '@/components/shell/inline-preferences';
import { LateScripts } from '@/components/shell/late-scripts';
import { OpenFooter } from '@/components/shell/open-footer';
import { OpenShell } from '@/components/shell/open-shell';
import { PageViewScript } from '@/components/shell/page-view-script';
import { SkipLink } from '@/components/shell/skip-link';
import { errorHelp } from '@/lib/platform/env/error-help';
import { isProductionHost } from '@/lib/platform/env/production-host';
import { publicAddress } from '@/lib/platform/http/public-address';
import { isLocale, localeOf } from '@/lib/platform/i18n/locales';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** No page is made while building, because the build has no database: each is made when first opened. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'shell' });
  return {
    metadataBase: publicAddress('/'),
    icons,
    title: { default: t('product'), template: `%s · ${t('product')}` },
  };
}

export default async function OpenLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('shell');
  return (
    <html lang={locale} suppressHydrationWarning>
      <body {...errorHelp()} data-shell-comes="" className="flex min-h-dvh flex-col">
        <InlinePreferences />
        {isProductionHost() && <PageViewScript />}
        <SkipLink>{t('skipToContent')}</SkipLink>
        <OpenShell locale={locale} />
        {children}
        <OpenFooter locale={locale} />
        <LateScripts />
      </body>
    </html>
  );
}
