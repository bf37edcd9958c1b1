'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useEditing } from '@/components/forms/use-editing';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { useReadKnowledgeBase, useUpdateKnowledgeBase } from '@/lib/knowledge-base/client';
import { CallFailure } from '@/lib/platform/browser/call';
import { links } from '@/lib/platform/links';
import { useWriteTopic } from '@/lib/training/client';
import { type BaseValues, baseInput, baseValues, type EditedBase } from './base-values';
import { type Draft, withDraft } from './draft';

/** The form of a base; with a draft, saving deals with the answer that it was made of and leads back to the others. */
export function useBaseEditing(base: EditedBase, given: Draft | undefined) {
  const shell = useTranslations('shell');
  const disliked = useTranslations('trainingDisliked');
  const go = useGo();
  const update = useUpdateKnowledgeBase();
  const write = useWriteTopic();
  const current = useReadKnowledgeBase();
  // A page that is drawn anew must not move what is being written to another topic.
  const [draft] = useState(given);
  const isDealtWith = useRef(false);
  const valuesOf = (saved: EditedBase) => (draft ? withDraft(baseValues(saved), draft) : baseValues(saved));
  const form = useEditing<BaseValues, EditedBase>({
    initial: valuesOf(base),
    revision: base.revision,
    send: async (values, revision) => {
      const content = { ...baseInput(values), ...(revision !== undefined && { revision }) };
      if (draft) {
        const { answerId: id, topicId } = draft;
        const written = await unlessGone(write.run({ id, topicId, baseId: base.id, ...content }));
        isDealtWith.current = written !== undefined;
        if (written) return written;
      }
      return update.run({ id: base.id, ...content });
    },
    read: () => current.run({ id: base.id }),
    valuesOf,
    onSaved: () => {
      toast.success(isDealtWith.current ? disliked('written') : shell('saved'));
      if (draft) go.push(links.trainingDisliked());
      go.refresh();
    },
  });
  const giveUp = () => {
    write.cancel();
    update.cancel();
  };
  return { ...form, draft, giveUp };
}

/** Who asked may have taken the dislike back meanwhile: what was written is saved all the same. */
async function unlessGone<Saved>(saving: Promise<Saved>): Promise<Saved | undefined> {
  return saving.catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 404) return undefined;
    throw error;
  });
}
