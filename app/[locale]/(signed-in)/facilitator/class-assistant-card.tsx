import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/platform/links';

/** What the classes asked the assistant: where the next lesson may begin. */
export function ClassAssistantCard() {
  const t = useTranslations('home.classAssistant');
  return (
    <Card title={t('title')}>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <ButtonLink href={links.classAssistant()} icon="robot">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
