'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useEditing } from '@/components/forms/use-editing';
import { toast } from '@/components/ui/toast';
import { readDraft, useDiscardDraft, usePublishPlan, useSaveDraft } from '@/lib/lesson-plans/client';
import { type PlanSection, planSections } from '@/lib/lesson-plans/rules/sections';
import type { PlanDetail } from '@/lib/lesson-plans/schemas/drafts';

export type EditedPlan = z.infer<typeof PlanDetail>;
type Sections = Record<PlanSection, string>;

function sectionsOf(plan: EditedPlan | null): Sections {
  return Object.fromEntries(planSections.map((name) => [name, plan?.[name] ?? ''])) as Sections;
}

/** The draft's own revision; a plan that is published is the beginning of a draft that is not there yet. */
function withDraftRevision(plan: EditedPlan): EditedPlan {
  return plan.status === 'draft' ? plan : { ...plan, revision: 0 };
}

export function usePlanEditor(lessonId: string, plan: EditedPlan | null) {
  const t = useTranslations('lessonWriting.plan');
  const router = useRouter();
  const saving = useSaveDraft();
  const publishing = usePublishPlan();
  const discarding = useDiscardDraft();
  const [draft, setDraft] = useState(plan?.status === 'draft' ? plan : undefined);
  const form = useEditing<Sections, EditedPlan>({
    initial: sectionsOf(plan),
    revision: draft?.revision ?? 0,
    send: (values, revision = 0) => saving.run({ lessonId, ...values, revision }),
    read: async () => withDraftRevision(await readDraft(lessonId)),
    valuesOf: sectionsOf,
    onSaved: (saved) => {
      setDraft(saved);
      toast.success(t('saved'));
      router.refresh();
    },
  });

  /** What is seen is what is published: whatever was typed is saved before. */
  async function publish(): Promise<boolean> {
    const seen = form.isDirty || !draft ? await form.save() : draft;
    if (!seen) return false;
    try {
      await publishing.run({ lessonId, revision: seen.revision });
    } catch (error) {
      await form.refused(error);
      return false;
    }
    form.begin(0);
    setDraft(undefined);
    toast.success(t('published'));
    router.refresh();
    return true;
  }

  async function discard() {
    if (!draft) return;
    await discarding.run({ lessonId, revision: draft.revision });
    location.reload();
  }

  return { form, draft, publish, discard, isPublishing: publishing.isPending, giveUp: saving.cancel };
}

export type PlanEditing = ReturnType<typeof usePlanEditor>;
