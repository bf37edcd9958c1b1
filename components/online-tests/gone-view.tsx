'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { forgetAttempt } from './device/database';

/** Who teaches reset the test under the pupil's page: nobody writes on into nothing. */
export function GoneView({ attemptId, onLeave }: { attemptId: string; onLeave: () => void }) {
  const t = useTranslations('onlineTest');
  async function leave() {
    await forgetAttempt(attemptId).catch(() => undefined);
    onLeave();
  }
  return (
    <Card accent title={t('gone')} className="mx-auto max-w-[640px]">
      <p role="alert" className="text-lg">
        {t('goneText')}
      </p>
      <Button variant="primary" className="mt-5" onClick={() => void leave()}>
        {t('toTests')}
      </Button>
    </Card>
  );
}
