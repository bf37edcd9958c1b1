'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { ArchiveForm } from './archive-form';
import { ChangeList } from './change-list';
import { ImportProgress } from './import-progress';
import { ImportRefusal } from './import-refusal';
import { useImport } from './use-import';

/** One step after the other; each takes the focus, so that readers hear where they are. */
export function ImportCourse() {
  const t = useTranslations('courseTransfer');
  const { state, sendAndCheck, confirm, restart } = useImport();
  const here = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    if (step === 'checked' || step === 'done') here.current?.focus();
  }, [step]);

  return (
    <div ref={here} tabIndex={-1} className="flex max-w-[80ch] flex-col gap-6 outline-none">
      {'refusal' in state && state.refusal !== undefined && <ImportRefusal refusal={state.refusal} />}
      {/* Stays while it is sent: what was chosen is there again when the file is refused. */}
      <div hidden={step !== 'choosing'}>
        <ArchiveForm onSend={sendAndCheck} />
      </div>
      {(step === 'sending' || step === 'checking') && (
        <ImportProgress {...(step === 'sending' && state.progress && { progress: state.progress })} step={step} />
      )}
      {(step === 'checked' || step === 'importing') && (
        <>
          <ChangeList checked={state.checked} />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" icon="upload" busy={step === 'importing'} onClick={confirm}>
              {t('confirm')}
            </Button>
            {step === 'checked' && <Button onClick={restart}>{t('other')}</Button>}
          </div>
        </>
      )}
      {step === 'done' && (
        <Alert
          tone="success"
          announce
          title={t('done')}
          actions={
            <ButtonLink href={links.admCourse(state.done.code)} variant="primary">
              {t('open')}
            </ButtonLink>
          }
        >
          {t('doneText', { count: state.done.changedCount })}
        </Alert>
      )}
    </div>
  );
}
