import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import { breadcrumbList } from '@/lib/platform/json-ld';
import { StructuredData } from './structured-data';

export interface TrailProps {
  locale: Locale;
  /** From the list to this page, the last; paths without language. */
  steps: ReadonlyArray<{ label: string; path: string }>;
}

/** The way to this page, for readers and for search engines. */
export function Trail({ locale, steps }: TrailProps) {
  const t = useTranslations('ui');
  const items = steps.map(({ label, path }, index) => (index === steps.length - 1 ? { label } : { label, href: path }));
  return (
    <>
      <Breadcrumb label={t('youAreHere')} items={items} />
      <StructuredData data={breadcrumbList(steps, locale, publicAddress)} />
    </>
  );
}
