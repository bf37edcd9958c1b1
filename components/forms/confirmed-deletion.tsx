'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useFailureWords } from './use-failure-words';

type Props = {
  label: string;
  title: string;
  words: { confirm: string; cancel: string; done: string };
  children: ReactNode;
  onConfirm: () => Promise<void>;
  /** Among others of its kind: small, and named for screen readers by what it deletes. */
  inList?: { name: string };
};

/** Asks first; a rule that forbids it says so in the question. */
export function ConfirmedDeletion({ label, title, words, children, onConfirm, inList }: Props) {
  const failure = useFailureWords();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    setBusy(true);
    try {
      await onConfirm();
      setAsked(false);
      toast.success(words.done);
    } catch (error) {
      setRefusal(failure.ofCall(error));
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
      {inList ? (
        <Button variant="quiet" size="sm" aria-label={inList.name} onClick={() => setAsked(true)}>
          {label}
        </Button>
      ) : (
        <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={title}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
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
