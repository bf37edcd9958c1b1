'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useReviewAnswer } from '@/lib/training/client';
import { focusNeighbour } from './focus-neighbour';

/** Dealt with, or back into the list: the second is the undoing of the first. */
export function ReviewAnswer({ id, reviewed }: { id: string; reviewed: boolean }) {
  const t = useTranslations('trainingDisliked');
  const router = useRouter();
  const words = useFailureWords();
  const review = useReviewAnswer();
  const button = useRef<HTMLButtonElement>(null);

  async function marked() {
    try {
      await review.run({ id, reviewed: !reviewed });
      focusNeighbour(button.current);
      toast.success(reviewed ? t('reopenedDone') : t('reviewedDone'));
    } catch (error) {
      toast.error(words.ofCall(error));
    }
    router.refresh();
  }

  return (
    <Button ref={button} icon={reviewed ? 'refresh' : 'check'} busy={review.isPending} onClick={marked}>
      {reviewed ? t('reopen') : t('review')}
    </Button>
  );
}
