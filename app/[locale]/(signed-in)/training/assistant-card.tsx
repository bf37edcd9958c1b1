import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links, localized } from '@/lib/platform/links';

export function AssistantCard() {
  const t = useTranslations('training.home');
  const locale = useLocale();
  return (
    <Card title={t('title')} accent>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={localized(locale, links.trainingAssistant())} variant="primary" icon="robot">
          {t('open')}
        </ButtonLink>
        <ButtonLink href={localized(locale, links.trainingDisliked())}>{t('disliked')}</ButtonLink>
        <ButtonLink href={localized(locale, links.trainingEvaluation())}>{t('evaluation')}</ButtonLink>
      </div>
    </Card>
  );
}
