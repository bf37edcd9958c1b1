'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';

type Props = { label: string; title: string; children: ReactNode; onConfirm: () => Promise<void> };

/** Asks first; a rule that forbids it says so in the question. */
export function ConfirmedDeletion({ label, title, children, onConfirm }: Props) {
  const t = useTranslations('authoring.deletion');
  const words = useFailureWords();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    setBusy(true);
    try {
      await onConfirm();
      setAsked(false);
      toast.success(t('done'));
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      setBusy(false);
    }
  }

  function leave() {
    setRefusal(undefined);
    setAsked(false);
  }

  return (
    <>
      <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={title}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        error={refusal}
        onConfirm={confirmed}
        onCancel={leave}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
