import { setRequestLocale } from 'next-intl/server';
import { keptProps } from '@/components/kept/kept-props';
import { KeptRun } from '@/components/kept/kept-run';
import { ClientWords } from '@/components/shell/client-words';
import { localeOf } from '@/lib/platform/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ locale: string }> };

/** What stands at /run when the line is cut. */
export default async function KeptRunPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return (
    <ClientWords namespaces={['run', 'seat', 'doubts']}>
      <KeptRun {...(await keptProps(locale))} />
    </ClientWords>
  );
}
