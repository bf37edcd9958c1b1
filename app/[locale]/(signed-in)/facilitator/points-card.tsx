import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

/** Gamification: what the class has earned, what it is counted from, and how often its pupils are there. */
export function PointsCard({ id }: { id: string }) {
  const t = useTranslations('home.facilitator.points');
  const engagement = useTranslations('engagement');
  return (
    <Card title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.classPerformance(id)} icon="star">
          {t('points')}
        </ButtonLink>
        <ButtonLink href={links.classEntries(id)} icon="edit">
          {t('entries')}
        </ButtonLink>
        <ButtonLink href={links.engagement()} icon="chart">
          {engagement('title')}
        </ButtonLink>
      </div>
    </Card>
  );
}
