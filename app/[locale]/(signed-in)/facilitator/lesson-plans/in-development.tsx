import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** A day without a time is the same day in Brazil at noon. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00-03:00`);
}

export function InDevelopment({ expectedOn }: { expectedOn: string | null }) {
  const t = useTranslations('lessonPlans');
  return (
    <p className="flex flex-wrap items-center gap-2 pb-2">
      <Badge tone="warning" icon="clock">
        {t('inDevelopment')}
      </Badge>
      {expectedOn && <span className="text-ink-soft text-sm">{t('expectedOn', { date: noonOf(expectedOn) })}</span>}
    </p>
  );
}
