'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useStartRun } from '@/lib/training/client';

/** A second click, or another person's, joins the run that is under way. */
export function StartRun() {
  const t = useTranslations('training.evaluation');
  const words = useFailureWords();
  const router = useRouter();
  const start = useStartRun();

  async function started() {
    try {
      const { joined } = await start.run({});
      if (joined) toast.success(t('joined'));
      else toast.success(t('begun'));
    } catch (error) {
      toast.error(words.ofCall(error));
    }
    router.refresh();
  }

  return (
    <Button variant="primary" icon="play" busy={start.isPending} onClick={started}>
      {t('run')}
    </Button>
  );
}
