import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isLocale, locales } from '@/lib/platform/i18n/locales';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default async function OpenLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (isLocale(locale)) setRequestLocale(locale);
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  );
}
