'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

const patienceMs = 8000;

/** Nothing is ever aborted by us: after 8 s the screen says that it is still trying, and the person may give up. */
export function SlowNotice({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const t = useTranslations('shell.slow');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  if (!isSlow) return null;
  return (
    <Alert tone="info" announce actions={<Button onClick={onCancel}>{t('cancel')}</Button>}>
      {t('text')}
    </Alert>
  );
}
