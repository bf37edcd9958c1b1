import { setRequestLocale } from 'next-intl/server';
import { KeptScreen } from '@/components/kept/kept-screen';
import { localeOf } from '@/lib/platform/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ locale: string }> };

/** What stands at /student when the line is cut. */
export default async function KeptStudent({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return <KeptScreen locale={locale} />;
}
