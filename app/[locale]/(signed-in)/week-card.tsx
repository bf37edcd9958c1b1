import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** Where a home is not the engagement itself: the way there. */
export async function WeekCard({ href }: { href: string }) {
  const t = await getTranslations('engagement');
  return (
    <Card title={t('title')}>
      <ButtonLink href={href} icon="chart">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
