import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { env } from '@/lib/platform/env/env';

export function DemoBanner() {
  const t = useTranslations('shell');
  return env().DEMO ? (
    <div data-print="no">
      <Alert tone="warning" banner>
        {t('demoBanner')}
      </Alert>
    </div>
  ) : null;
}
