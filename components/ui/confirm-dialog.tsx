'use client';

import { type ReactNode, useId, useState } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field } from './field';
import { TextInput } from './text-input';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, to whom, and that it cannot be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why the last try failed. */
  error?: ReactNode;
  /** For the gravest acts: the button wakes up when this word is typed. */
  typedWord?: { word: string; label: ReactNode };
  /** False for a question that destroys nothing. */
  danger?: boolean;
}

/** For what cannot be undone. It must be answered; focus begins on the harmless side. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    busy,
    error,
    typedWord,
    danger = true,
  } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const isReady = !typedWord || typed.trim().toLocaleLowerCase() === typedWord.word.toLocaleLowerCase();

  function answer(reply: () => void) {
    setTyped('');
    reply();
  }

  return (
    <Dialog
      open={open}
      onClose={() => answer(onCancel)}
      mustAnswer
      role="alertdialog"
      width="sm"
      title={title}
      actions={
        <>
          <Button data-focus-first={typedWord ? undefined : ''} disabled={busy} onClick={() => answer(onCancel)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!isReady} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>{children}</div>
        {typedWord && (
          <Field id={`${id}-word`} label={typedWord.label}>
            {(control) => (
              <TextInput
                {...control}
                data-focus-first=""
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
        {error && (
          <Alert tone="danger" announce>
            {error}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
