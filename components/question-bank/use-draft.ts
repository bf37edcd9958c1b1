'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { leadToWrong } from '@/components/forms/lead-to-wrong';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { CallFailure } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { publishTestVersionOp, type readTestVersionOp, saveTestDraftOp } from '@/lib/question-bank/contract';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { type Written, withFacts, written } from './written';

export type Version = ReplyOf<typeof readTestVersionOp>;

/** A draft as it is written: what stands in it, what is wrong, and its saving. */
export function useDraft(initial: Version) {
  const t = useTranslations('questionBank');
  const words = useFailureWords();
  const go = useGo();
  const save = useCommand(saveTestDraftOp);
  const publish = useCommand(publishTestVersionOp);
  const [revision, setRevision] = useState(initial.revision);
  const [questions, setQuestions] = useState(() => initial.questions.map(written));
  const [limit, setLimit] = useState(initial.limitMinutes === null ? '' : String(initial.limitMinutes));
  const [practice, setPractice] = useState(initial.practice ?? '');
  const [isDirty, setDirty] = useState(false);
  /** How often something was typed: what is typed while a draft is sent is not saved with it. */
  const changes = useRef(0);
  const [refusal, setRefusal] = useState<string>();
  const [faults, setFaults] = useState<readonly FieldFailure[]>([]);
  const guard = useUnsavedGuard(isDirty, saveNow);

  function touched() {
    changes.current += 1;
    setDirty(true);
  }
  function changed(next: Written[]) {
    setQuestions(next);
    touched();
  }
  /** For what arrives later than it was asked for. */
  function arrived(key: number, facts: Partial<Question>) {
    setQuestions((now) => withFacts(now, key, facts));
    touched();
  }
  function wordsAt(path: string) {
    const fault = faults.find((each) => each.path === path);
    return fault && words.ofField(fault);
  }
  function refused(error: unknown) {
    setRefusal(words.ofCall(error));
    if (!(error instanceof CallFailure)) return;
    setFaults(error.fields);
    requestAnimationFrame(() => leadToWrong(document.querySelector('form[data-draft]')));
  }
  async function saved(): Promise<number | undefined> {
    const sent = changes.current;
    setRefusal(undefined);
    setFaults([]);
    try {
      const reply = await save.run({
        id: initial.id,
        revision,
        limitMinutes: limit.trim() === '' ? null : Number(limit),
        practice: practice.trim() || null,
        questions: questions.map(({ question }) => question),
      });
      setRevision(reply.revision);
      // The server draws the ids of alternatives anew, and names faults by them. What was typed meanwhile stays.
      setQuestions((now) => (now === questions ? withStored(now, reply.questions) : now));
      setDirty(changes.current !== sent);
      return reply.revision;
    } catch (error) {
      refused(error);
      return undefined;
    }
  }
  async function saveNow(): Promise<boolean> {
    const isSaved = (await saved()) !== undefined;
    if (isSaved) toast.success(t('saved'));
    return isSaved;
  }
  async function publishNow() {
    const confirmed = changes.current;
    const now = isDirty ? await saved() : revision;
    // What was typed since would be in no version: it stays, unsaved, and is published when that is pressed again.
    if (now === undefined || changes.current !== confirmed) return;
    try {
      await publish.run({ id: initial.id, revision: now });
      guard.letGo();
      toast.success(t('published'));
      go.refresh();
    } catch (error) {
      refused(error);
    }
  }

  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    touched();
  };
  return {
    ...{ questions, changed, arrived, limit, practice, wordsAt, refusal, isDirty, saveNow, publishNow },
    ...{ setLimit: typed(setLimit), setPractice: typed(setPractice) },
    ...{ isSaving: save.isPending, isPublishing: publish.isPending },
  };
}

function withStored(now: readonly Written[], stored: readonly Question[]): Written[] {
  return now.map(({ key, question }, at) => ({ key, question: stored[at] ?? question }));
}
