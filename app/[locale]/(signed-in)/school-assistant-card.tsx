import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

export function SchoolAssistantCard() {
  const t = useTranslations('home.assistant');
  return (
    <Card title={t('title')}>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <ButtonLink href={links.schoolAssistant()} icon="robot">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
