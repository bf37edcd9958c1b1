'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Taking } from './use-attempt';

const load = () => lazily(() => import('./carry-view'));

/** The way to hand in where no line returns. What draws the codes is kept on this device with the page. */
export function CarryPart({ attempt, answers }: Pick<Taking, 'attempt' | 'answers'>) {
  const t = useTranslations('onlineTest.carry');
  const [view, setView] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);
  if (view) return <view.CarryView attempt={attempt} answers={answers} />;
  return (
    <>
      <Button icon="camera" onClick={() => load().then(setView, () => setFailed(true))}>
        {t('show')}
      </Button>
      {hasFailed && <p role="alert">{t('failed')}</p>}
    </>
  );
}
