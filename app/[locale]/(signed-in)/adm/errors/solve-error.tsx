'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useSolveClientError } from '@/lib/upkeep/client/use-upkeep';

export function SolveError({ id, solved }: { id: string; solved: boolean }) {
  const t = useTranslations('upkeep.errors');
  const router = useRouter();
  const words = useFailureWords();
  const solve = useSolveClientError();

  async function mark() {
    try {
      await solve.run({ id });
      toast.success(t('solvedDone'));
    } catch (error) {
      toast.error(words.ofCall(error));
    }
    // Forgotten or marked by somebody else meanwhile: either way the list has changed.
    router.refresh();
  }

  if (solved) {
    return (
      <Badge tone="success" icon="check">
        {t('solvedMark')}
      </Badge>
    );
  }
  return (
    <Button icon="check" busy={solve.isPending} onClick={mark}>
      {t('solve')}
    </Button>
  );
}
