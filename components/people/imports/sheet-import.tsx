'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { ProgressBar } from '@/components/ui/progress';
import type { PeopleArea } from '@/lib/access/people-area';
import type { SheetKind } from '@/lib/imports/rules/import-columns';
import { lazily } from '@/lib/platform/browser/lazy';
import { CheckedSheet } from './checked-sheet';
import { ChooseSheet } from './choose-sheet';
import { useSheetImport } from './use-sheet-import';

/** It comes while the person reads what was checked: what it shows, passwords among it, is shown once. */
const loadDone = () => lazily(async () => ({ default: (await import('./import-done')).ImportDone }));
const ImportDone = lazy(loadDone);

type Props = { kind: SheetKind; area: PeopleArea; schoolId?: string };

/** One step after the other; each takes the focus, so that readers hear where they are. */
export function SheetImport({ kind, area, schoolId }: Props) {
  const t = useTranslations('imports');
  const words = useFailureWords();
  const sheetImport = useSheetImport(kind, schoolId);
  const { state } = sheetImport;
  const here = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    if (step === 'checked') void loadDone().catch(() => undefined);
    if (step === 'checked' || step === 'done') here.current?.focus();
  }, [step]);

  const convertOf = (file: File) => () => void sheetImport.convert(file);

  return (
    <div ref={here} tabIndex={-1} className="flex max-w-[80ch] flex-col gap-6 outline-none">
      {'refusal' in state && state.refusal !== undefined && (
        <Alert tone="danger" announce title={words.ofCall(state.refusal)} />
      )}
      {step === 'choosing' && (
        <ChooseSheet
          kind={kind}
          trouble={state.trouble}
          onFile={sheetImport.choose}
          {...(state.trouble?.kind === 'xlsx' && state.file && { onConvert: convertOf(state.file) })}
        />
      )}
      {step === 'checking' && <ProgressBar label={t('checking', { count: state.sheet.records.length })} />}
      {(step === 'checked' || step === 'importing') && (
        <CheckedSheet kind={kind} checked={state} isImporting={step === 'importing'} actions={sheetImport} />
      )}
      {step === 'done' && (
        <Suspense>
          <ImportDone
            kind={kind}
            area={area}
            done={state.done}
            steps={state.steps}
            passwords={state.passwords}
            onAnother={sheetImport.restart}
          />
        </Suspense>
      )}
    </div>
  );
}
