'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { toast } from '@/components/ui/toast';
import { useUpdateAdaptedPlan } from '@/lib/lesson-plans/client';
import type { PlanSection } from '@/lib/lesson-plans/rules/sections';
import type { AdaptedPlan } from '@/lib/lesson-plans/schemas/plans';
import { CallFailure } from '@/lib/platform/browser/call';

export type Adapted = z.infer<typeof AdaptedPlan>;
type Texts = Pick<Adapted, 'name' | PlanSection>;

function textsOf({ name, materials, steps, activity, questions, facilitatorNotes }: Adapted): Texts {
  return { name, materials, steps, activity, questions, facilitatorNotes };
}

/** The state of the editor: what is typed stays until the server has it. */
export function useAdaptation(adapted: Adapted, basedOnVersion: number) {
  const shell = useTranslations('shell');
  const words = useFailureWords();
  const router = useRouter();
  const update = useUpdateAdaptedPlan();
  const [texts, setTexts] = useState(textsOf(adapted));
  const [saved, setSaved] = useState(texts);
  const [revision, setRevision] = useState(adapted.revision);
  const [errors, setErrors] = useState<Partial<Record<keyof Texts, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [changedMeanwhile, setChangedMeanwhile] = useState(false);
  useUnsavedGuard(texts !== saved);

  function refused(error: unknown) {
    const fields = error instanceof CallFailure ? error.fields : [];
    setErrors(Object.fromEntries(fields.map((failure) => [failure.path, words.ofField(failure)])));
    if (error instanceof CallFailure && error.code === 'request.changed-meanwhile') setChangedMeanwhile(true);
    else setRefusal(words.ofCall(error));
  }

  async function send(expected: number | undefined) {
    if (update.isPending) return;
    setRefusal(undefined);
    setErrors({});
    const { lessonCode } = adapted;
    try {
      const kept = await update.run({
        lessonCode,
        basedOnVersion,
        ...texts,
        ...(expected !== undefined && { revision: expected }),
      });
      setRevision(kept.revision);
      setSaved(texts);
      setChangedMeanwhile(false);
      toast.success(shell('saved'));
      router.refresh();
    } catch (error) {
      refused(error);
    }
  }

  return {
    texts,
    errors,
    refusal,
    changedMeanwhile,
    update,
    change: (changes: Partial<Texts>) => setTexts({ ...texts, ...changes }),
    save: (event: FormEvent) => {
      event.preventDefault();
      return send(revision);
    },
    saveAnyway: () => send(undefined),
  };
}
