import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

export function AssistantCard() {
  const t = useTranslations('training.home');
  return (
    <Card title={t('title')} accent>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.trainingAssistant()} variant="primary" icon="robot">
          {t('open')}
        </ButtonLink>
        <ButtonLink href={links.trainingDisliked()}>{t('disliked')}</ButtonLink>
        <ButtonLink href={links.trainingEvaluation()}>{t('evaluation')}</ButtonLink>
      </div>
    </Card>
  );
}
