'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useAcceptAddress } from '@/lib/upkeep/client/use-upkeep';

export function AcceptAddress({ id }: { id: string }) {
  const t = useTranslations('upkeep.mail');
  const router = useRouter();
  const words = useFailureWords();
  const accept = useAcceptAddress();

  async function acceptAgain() {
    try {
      await accept.run({ id });
      toast.success(t('accepted'));
      router.refresh();
    } catch (error) {
      toast.error(words.ofCall(error));
    }
  }

  return (
    <Button icon="check" busy={accept.isPending} onClick={acceptAgain}>
      {t('accept')}
    </Button>
  );
}
