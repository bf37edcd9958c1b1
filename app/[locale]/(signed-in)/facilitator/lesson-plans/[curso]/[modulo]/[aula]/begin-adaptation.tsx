'use client';

import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { useAdaptPlan } from '@/lib/lesson-plans/client';

export function BeginAdaptation({ lessonCode, href }: { lessonCode: string; href: string }) {
  const t = useTranslations('lessonFeedback.adapt');
  const go = useGo();
  const words = useFailureWords();
  const adapt = useAdaptPlan();

  async function begin() {
    try {
      await adapt.run({ lessonCode });
      go.push(href);
      go.refresh();
    } catch (error) {
      toast.error(words.ofCall(error));
    }
  }

  return (
    <Button icon="edit" busy={adapt.isPending} onClick={begin}>
      {t(adapt.isPending ? 'beginning' : 'begin')}
    </Button>
  );
}
