'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ActionButton } from '@/components/forms/action-button';
import { reviewAnswerOp } from '@/lib/training/contract/disliked';
import { focusNeighbour } from './focus-neighbour';

/** Dealt with, or back into the list: the second is the undoing of the first. */
export function ReviewAnswer({ id, reviewed }: { id: string; reviewed: boolean }) {
  const t = useTranslations('trainingDisliked');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <ActionButton
      ref={button}
      op={reviewAnswerOp}
      input={{ id, reviewed: !reviewed }}
      done={t(reviewed ? 'reopenedDone' : 'reviewedDone')}
      onDone={() => focusNeighbour(button.current)}
      icon={reviewed ? 'refresh' : 'check'}
    >
      {t(reviewed ? 'reopen' : 'review')}
    </ActionButton>
  );
}
