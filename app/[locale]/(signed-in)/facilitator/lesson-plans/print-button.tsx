'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

export function PrintButton() {
  const t = useTranslations('lessonFeedback');
  return (
    <Button icon="print" onClick={() => print()}>
      {t('print')}
    </Button>
  );
}
