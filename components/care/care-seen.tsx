'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { markCareSeenOp } from '@/lib/care/contract/care-notices';
import { useCommand } from '@/lib/platform/browser/use-command';

export function CareSeen({ id, name }: { id: string; name: string }) {
  const t = useTranslations('careNotices');
  const router = useRouter();
  const words = useFailureWords();
  const seen = useCommand(markCareSeenOp);

  async function mark() {
    try {
      await seen.run({ id });
      toast.success(t('seenDone'));
    } catch (error) {
      toast.error(words.ofCall(error));
    }
    router.refresh();
  }

  return (
    <Button icon="check" busy={seen.isPending} onClick={mark} aria-label={t('markSeenOf', { name })}>
      {t('markSeen')}
    </Button>
  );
}
