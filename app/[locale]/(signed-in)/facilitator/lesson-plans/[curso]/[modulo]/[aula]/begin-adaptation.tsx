'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { useGo } from '@/components/ui/use-go';
import { adaptPlanOp } from '@/lib/lesson-plans/contract/plans';

export function BeginAdaptation({ lessonCode, href }: { lessonCode: string; href: string }) {
  const t = useTranslations('lessonFeedback.adapt');
  const go = useGo();
  return (
    <ActionButton
      op={adaptPlanOp}
      input={{ lessonCode }}
      onDone={() => go.push(href)}
      pendingLabel={t('beginning')}
      icon="edit"
    >
      {t('begin')}
    </ActionButton>
  );
}
