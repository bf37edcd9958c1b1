import '@/app/globals.css';
import '@/components/shell/shell.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { icons } from '@/components/shell/icons';
import { InlinePreferences, LeftSession } from '@/components/shell/inline-preferences';
import { PageViewScript } from '@/components/shell/page-view-script';
import { SkipLink } from '@/components/shell/skip-link';
import { errorHelp } from '@/lib/platform/env/error-help';
import { isProductionHost } from '@/lib/platform/env/production-host';
import { isLocale, localeOf } from '@/lib/platform/i18n/locales';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale });
  return { icons, title: `${t('signIn.title')} · ${t('shell.product')}`, robots: { index: false } };
}

export default async function SignInLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('shell');
  return (
    <html lang={locale} suppressHydrationWarning>
      <body {...errorHelp()} className="flex min-h-dvh flex-col">
        <InlinePreferences />
        <LeftSession />
        {isProductionHost() && <PageViewScript />}
        <SkipLink>{t('skipToContent')}</SkipLink>
        {children}
      </body>
    </html>
  );
}
