import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';

/** Where somebody wrote what an answer lacked. */
export function WrittenIn({ title, address }: { title: string; address: string }) {
  const t = useTranslations('trainingDisliked');
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {t('writtenIn')}
      <AppLink href={address} className="inline-flex min-h-11 items-center text-brand-ink hover:underline">
        {title}
      </AppLink>
    </p>
  );
}
