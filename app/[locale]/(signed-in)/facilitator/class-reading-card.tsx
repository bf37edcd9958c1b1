import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

/** What the classes asked the assistant: where the next lesson may begin. */
export function ClassReadingCard() {
  const t = useTranslations('home.classReading');
  return (
    <Card title={t('title')}>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <ButtonLink href={links.classReading()} icon="robot">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
