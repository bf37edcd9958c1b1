import { setRequestLocale } from 'next-intl/server';
import { keptProps } from '@/components/kept/kept-props';
import { KeptTests } from '@/components/kept/kept-tests';
import { ClientWords } from '@/components/shell/client-words';
import { localeOf } from '@/lib/platform/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ locale: string }> };

/** What stands at /onlinetest when the line is cut. */
export default async function KeptTestsPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return (
    <ClientWords namespaces={['onlineTest']}>
      <KeptTests {...(await keptProps(locale))} />
    </ClientWords>
  );
}
