'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import type { SheetKind } from '@/lib/imports/rules/import-columns';
import { CallFailure } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import { importOperations } from './import-operations';
import { useProblemWords } from './use-problem-words';

const reasonsMost = 5;

/** Takes an import back; where something was built on it, says on what. */
export function UndoImport({ kind, id, onDone }: { kind: SheetKind; id: string; onDone?: () => void }) {
  const t = useTranslations('imports.undo');
  const go = useGo();
  const failure = useFailureWords();
  const { ofProblem } = useProblemWords();
  const undo = useCommand(importOperations[kind].undo);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const reasons = refusal instanceof CallFailure ? refusal.fields : [];

  async function confirmed() {
    setRefusal(undefined);
    try {
      await undo.run({ id });
    } catch (error) {
      return setRefusal(error);
    }
    setAsked(false);
    toast.success(t('done'));
    if (onDone) onDone();
    else go.refresh();
  }

  return (
    <>
      <Button icon="refresh" onClick={() => setAsked(true)}>
        {t('label')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('title')}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        busy={undo.isPending}
        error={
          refusal === undefined ? undefined : (
            <>
              {failure.ofCall(refusal)}
              <ul className="list-disc ps-5">
                {reasons.slice(0, reasonsMost).map((reason) => (
                  <li key={`${reason.path} ${reason.code}`}>{ofProblem(reason)}</li>
                ))}
              </ul>
              {reasons.length > reasonsMost && t('others', { count: reasons.length - reasonsMost })}
            </>
          )
        }
        onConfirm={confirmed}
        onCancel={() => setAsked(false)}
      >
        {t(`text.${kind}`)}
      </ConfirmDialog>
    </>
  );
}
