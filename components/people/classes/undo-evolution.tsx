'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { undoEvolutionOp } from '@/lib/class-life/contract';

type Props = { planId: string; goTo: string };

/** While nobody has touched the new class. */
export function UndoEvolution({ planId, goTo }: Props) {
  const t = useTranslations('classLife.evolve');
  return (
    <ConfirmedButton
      op={undoEvolutionOp}
      input={{ id: planId }}
      words={{ label: t('undo'), title: t('undoTitle'), confirm: t('undoConfirm'), done: t('undone') }}
      button={{ variant: 'quiet', size: 'sm', icon: 'refresh' }}
      goTo={goTo}
    >
      {t('undoText')}
    </ConfirmedButton>
  );
}
