import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** First on a home, while a child waits for an adult; where nobody waits there is none. */
export function CareBand({ count, path }: { count: number; path: string }) {
  const t = useTranslations('careNotices');
  if (count === 0) return null;
  return (
    <section
      aria-label={t('title')}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border-2 border-danger-solid bg-danger-soft p-4 sm:p-6"
    >
      <Icon name="bell" size={32} className="text-danger-ink" />
      <div className="min-w-0 grow basis-64">
        <h2 className="text-danger-ink text-xl">{t('unseen', { count })}</h2>
        <p>{t('unseenText')}</p>
      </div>
      <ButtonLink href={path} variant="danger" size="lg">
        {t('open')}
      </ButtonLink>
    </section>
  );
}
