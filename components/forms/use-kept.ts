'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { Definition, Saved } from './form-definition';
import { leftAfter } from './typed-meanwhile';
import { useGoingOn } from './use-going-on';
import { begin, type useJudgedForm } from './use-judged-form';
import { useNextStep } from './use-next-step';

type Values = Definition['initial'];
type Around = {
  form: ReturnType<typeof useJudgedForm>['form'];
  letGo: () => void;
  begin: (revision: number | undefined) => void;
};

/** From a save that the server has to the step that follows; what was typed while it was sent is not saved yet. */
export function useKept(definition: Definition, { form, letGo, begin: beginAt }: Around) {
  const shell = useTranslations('shell');
  const router = useRouter();
  const nextStep = useNextStep();
  const goOn = useGoingOn(form);
  const [wasSaved, setWasSaved] = useState(false);

  function keep(typed: Values, saved: Saved): void {
    const now = form.getValues();
    const isAll = JSON.stringify(now) === JSON.stringify(typed);
    if (definition.emptiesAfter) begin(form, definition.initial, leftAfter(typed, now, definition.initial));
    else form.reset(valuesOf(definition, saved, typed), isAll ? {} : { keepValues: true, keepDirty: true });
    if (isAll) letGo();
    beginAt(saved.revision);
    setWasSaved(true);
    const { done = shell('saved'), onSaved = () => router.refresh(), continuesAt } = definition;
    if (done !== null) toast.success(typeof done === 'string' ? done : done(saved));
    const further = continuesAt && goOn.from(typed, continuesAt(saved));
    nextStep.take(
      () => (further && !isAll ? router.replace(further) : onSaved(saved, isAll)),
      isAll ? form.getValues() : undefined,
    );
  }

  return { keep, wasSaved, isOnItsWay: nextStep.isSaved };
}

/** What the form holds of a reply; where it says nothing, what was sent. */
export function valuesOf({ initial, valuesOf: given }: Definition, saved: Saved, otherwise: Values): Values {
  if (given) return given(saved);
  return Object.fromEntries(Object.keys(initial).map((name) => [name, name in saved ? saved[name] : otherwise[name]]));
}
