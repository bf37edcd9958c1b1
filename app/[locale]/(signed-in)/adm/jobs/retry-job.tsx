'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useRetryJob } from '@/lib/upkeep/client/use-upkeep';

export function RetryJob({ id }: { id: string }) {
  const t = useTranslations('upkeep.jobs');
  const router = useRouter();
  const words = useFailureWords();
  const retry = useRetryJob();

  async function tryAgain() {
    try {
      await retry.run({ id });
      toast.success(t('retried'));
    } catch (error) {
      toast.error(words.ofCall(error));
    }
    // Gone again or done by somebody else meanwhile: either way the list has changed.
    router.refresh();
  }

  return (
    <Button icon="refresh" busy={retry.isPending} onClick={tryAgain}>
      {t('retry')}
    </Button>
  );
}
