import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** On a home: what waits for an adult, or where it would stand. */
export function CareCard({ count, path }: { count: number; path: string }) {
  const t = useTranslations('careNotices');
  const isWaiting = count > 0;
  return (
    <Card title={isWaiting ? t('unseen', { count }) : t('home')} accent={isWaiting}>
      <p className="mb-4 text-ink-soft">{isWaiting ? t('unseenText') : t('homeText')}</p>
      <ButtonLink href={path} variant={isWaiting ? 'primary' : 'secondary'}>
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
