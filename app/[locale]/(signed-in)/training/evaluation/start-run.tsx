'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { startRunOp } from '@/lib/training/contract/evaluation';

/** A second click, or another person's, joins the run that is under way. */
export function StartRun() {
  const t = useTranslations('training.evaluation');
  return (
    <ActionButton
      op={startRunOp}
      input={{}}
      done={({ joined }) => t(joined ? 'joined' : 'begun')}
      variant="primary"
      icon="play"
    >
      {t('run')}
    </ActionButton>
  );
}
