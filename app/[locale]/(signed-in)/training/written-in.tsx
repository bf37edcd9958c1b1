import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { localized } from '@/lib/platform/links';

/** Where somebody wrote what an answer lacked. */
export function WrittenIn({ title, address }: { title: string; address: string }) {
  const t = useTranslations('trainingDisliked');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {t('writtenIn')}
      <AppLink
        href={localized(locale, address)}
        className="inline-flex min-h-11 items-center text-brand-ink hover:underline"
      >
        {title}
      </AppLink>
    </p>
  );
}
