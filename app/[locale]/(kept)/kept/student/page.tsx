import { setRequestLocale } from 'next-intl/server';
import { KeptHome } from '@/components/kept/kept-home';
import { keptProps } from '@/components/kept/kept-props';
import { ClientWords } from '@/components/shell/client-words';
import { localeOf } from '@/lib/platform/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ locale: string }> };

/** What stands at /student when the line is cut. */
export default async function KeptStudentPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  return (
    <ClientWords namespaces={['seat']}>
      <KeptHome {...(await keptProps(locale))} />
    </ClientWords>
  );
}
