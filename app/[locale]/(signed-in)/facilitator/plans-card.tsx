import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

/** What is read at leisure. */
export function PlansCard() {
  const t = useTranslations('home');
  return (
    <Card title={t('facilitator.plansTitle')} lead={t('facilitator.plansText')}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.lessonPlans()} icon="calendar">
          {t('facilitator.plans')}
        </ButtonLink>
        <ButtonLink href={links.classReading()} icon="robot">
          {t('classReading.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
