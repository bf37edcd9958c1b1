import { setRequestLocale } from 'next-intl/server';
import { KeptScreen } from '@/components/kept/kept-screen';
import { ClientWords } from '@/components/shell/client-words';
import { localeOf } from '@/lib/platform/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ locale: string }> };

/** What stands at /run when the line is cut. */
export default async function KeptRun({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return (
    <ClientWords namespaces={['run', 'doubts', 'ui']}>
      <KeptScreen locale={locale} />
    </ClientWords>
  );
}
