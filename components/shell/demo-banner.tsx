import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

export function DemoBanner() {
  const t = useTranslations('shell');
  return (
    <aside data-print="no">
      <Alert tone="warning" banner>
        {t('demoBanner')}
      </Alert>
    </aside>
  );
}
