import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { localeOf } from '@/lib/platform/i18n/locales';

/** Every address that nothing else answers: the not-found screen, in the language of the path. */
export default async function UnknownPath({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale(localeOf((await params).locale));
  notFound();
}
