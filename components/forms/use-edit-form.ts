'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { CallFailure } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { Definition, Saved } from './form-definition';
import type { FormView } from './form-view';
import { leadToWrong } from './lead-to-wrong';
import { useFailureWords } from './use-failure-words';
import { useJudgedForm } from './use-judged-form';
import { useKept, valuesOf } from './use-kept';
import { useUnsavedGuard } from './use-unsaved-guard';

type Values = Definition['initial'];

export function useEditForm(definition: Definition, element: RefObject<HTMLFormElement | null>): FormView {
  const { initial, schema, guarded = true, prefix = '', nameOf = (path: string) => path } = definition;
  const router = useRouter();
  const words = useFailureWords();
  const sending = useSending(definition);
  const stand = useStand(definition.revision);
  const [refusal, setRefusal] = useState<string>();
  const judgedInput = (values: Values) => sending.inputOf(values, stand.revision);
  const judged = useJudgedForm({ initial, schema, judgedInput, nameOf });
  const { form, fields: shown } = judged;
  const warn = useWarning(element);
  const { letGo, saveOthers } = useUnsavedGuard(guarded && judged.isDirty, async () => Boolean(await saveSeen()));
  const kept = useKept(definition, { form, letGo, begin: stand.begin });

  /** Says what is wrong, where it is wrong, and leads there. */
  async function refused(error: unknown): Promise<void> {
    if (!(error instanceof CallFailure)) return setRefusal(words.ofCall(error));
    if (error.code === 'request.changed-meanwhile' && (await overtaken())) return;
    definition.onRefused?.(error.code);
    const named = definition.fieldOfCode?.[error.code];
    if (named === undefined) setRefusal(words.ofCall(error));
    else form.setError(named, { type: error.code, message: words.ofCall(error) });
    if (judged.say(error.fields) || named !== undefined) warn();
  }

  /** Whether all of it is said: by what somebody else saved, or by the screen. */
  async function overtaken(): Promise<boolean> {
    if (definition.read) {
      const saved = await definition.read();
      judged.beginFrom(valuesOf(definition, saved, form.getValues()));
      stand.meet(saved);
      return true;
    }
    stand.fallBehind();
    definition.onStale?.();
    return !definition.fieldOfCode;
  }

  async function send(typed: Values, expected: number | undefined): Promise<Saved | undefined> {
    setRefusal(undefined);
    try {
      const saved = await sending.send(typed, expected);
      if (saved) kept.keep(typed, saved);
      return saved;
    } catch (error) {
      await refused(error).catch((reading: unknown) => setRefusal(words.ofCall(reading)));
      return undefined;
    }
  }

  async function save(expected: number | undefined): Promise<Saved | undefined> {
    if (kept.isOnItsWay(form.getValues())) return undefined;
    let saved: Saved | undefined;
    const valid = async (typed: Values) => {
      saved = await send(typed, expected);
    };
    await form.handleSubmit(valid, warn)();
    return saved;
  }

  const { theirs, isStale } = stand;
  // After somebody else's save the page has been read anew, and what it shows has been seen.
  const saveSeen = () => save(isStale ? definition.revision : stand.revision);
  const other = theirs && valuesOf(definition, theirs, initial);
  return {
    prefix,
    valueOf: judged.valueOf,
    errorOf: judged.errorOf,
    change: judged.change,
    leave: judged.leave,
    introduce: shown.introduce,
    isPending: sending.isPending,
    isDirty: judged.isDirty,
    isSaved: kept.wasSaved && !judged.isDirty,
    refusal,
    wrongCount: judged.wrongCount,
    wrongFields: shown.wrong(judged.errorOf),
    conflict: other && {
      fields: shown.differences(other, judged.values),
      /** Over what was seen: a third person's save in between is told again. */
      saveMine: () => void save(theirs.revision),
      takeTheirs: () => {
        form.reset(other);
        stand.begin(theirs.revision);
        router.refresh();
      },
    },
    isStale,
    save: saveSeen,
    saveOthers,
    giveUp: sending.cancel,
    refused,
    begin: stand.begin,
    leadToWrong: (name) => leadToWrong(element.current, name && prefix + name),
  };
}

/** Says that something is wrong, and leads to the first of it once it is drawn. */
function useWarning(element: RefObject<HTMLFormElement | null>): () => void {
  const t = useTranslations('shell');
  const [warnings, setWarnings] = useState(0);
  useEffect(() => {
    if (warnings > 0) leadToWrong(element.current);
  }, [warnings, element]);
  return () => {
    toast.error(t('warning'), { id: 'warning' });
    setWarnings((count) => count + 1);
  };
}

/** Which save of several people the form stands on, and what somebody else saved since. */
function useStand(opened: number | undefined) {
  const [revision, setRevision] = useState(opened);
  const [theirs, setTheirs] = useState<Saved>();
  const [isStale, setStale] = useState(false);
  return {
    revision,
    theirs,
    isStale,
    meet: setTheirs,
    fallBehind: () => setStale(true),
    begin: (next: number | undefined) => {
      if (next !== undefined) setRevision(next);
      setTheirs(undefined);
      setStale(false);
    },
  };
}

/** Sends once at a time. */
function useSending({ op, input = (values) => values, ifGone }: Definition) {
  const command = useCommand(op);
  const spare = useCommand(ifGone?.op ?? op);
  /** Known at once: a second click is judged before the first one is drawn. */
  const isSending = useRef(false);
  const inputOf = (values: Values, revision: number | undefined) => withRevision(input(values), revision);

  async function carriedOut(typed: Values, revision: number | undefined): Promise<unknown> {
    try {
      return await command.run(inputOf(typed, revision));
    } catch (error) {
      if (!ifGone || !(error instanceof CallFailure) || error.status !== 404) throw error;
      return spare.run(withRevision(ifGone.input(typed), revision));
    }
  }

  async function send(typed: Values, revision: number | undefined): Promise<Saved | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      return (await carriedOut(typed, revision)) as Saved;
    } finally {
      isSending.current = false;
    }
  }

  function cancel(): void {
    command.cancel();
    spare.cancel();
  }

  return { inputOf, send, cancel, isPending: command.isPending || spare.isPending };
}

function withRevision(input: Values, revision: number | undefined): Values {
  return revision === undefined ? input : { ...input, revision };
}
