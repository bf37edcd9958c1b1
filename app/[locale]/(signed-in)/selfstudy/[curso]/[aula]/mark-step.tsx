'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useMarkStep } from '@/lib/self-study/client';

export function MarkStep({ lessonCode, isDone }: { lessonCode: string; isDone: boolean }) {
  const t = useTranslations('studyStep');
  const words = useFailureWords();
  const router = useRouter();
  const mark = useMarkStep();

  async function toggle() {
    try {
      await mark.run({ lessonCode, isDone: !isDone });
      router.refresh();
    } catch (error) {
      toast.error(words.ofCall(error));
    }
  }

  return (
    <Button
      variant={isDone ? 'secondary' : 'primary'}
      icon={isDone ? 'circle-check' : 'check'}
      busy={mark.isPending}
      onClick={toggle}
    >
      {t(mark.isPending ? 'saving' : isDone ? 'isDone' : 'markDone')}
    </Button>
  );
}
