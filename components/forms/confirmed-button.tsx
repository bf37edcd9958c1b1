'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { type OwnWords, useFailureWords } from './use-failure-words';

export type ConfirmedButtonProps<Op extends Operation> = {
  op: Op;
  input: InputOf<Op>;
  words: { label: string; title: string; confirm: string; cancel?: string; done?: string } & OwnWords;
  /** What will happen. */
  children: ReactNode;
  /** Where to go then; without it the page is read anew. */
  goTo?: string;
  onDone?: (reply: ReplyOf<Op>) => void;
  /** False for a question that destroys nothing. */
  danger?: boolean;
  typedWord?: NonNullable<ConfirmDialogProps['typedWord']>;
  button?: Omit<ButtonProps, 'children'>;
};

/** Asks first; a rule that forbids it says so in the question. */
export function ConfirmedButton<Op extends Operation>(props: ConfirmedButtonProps<Op>) {
  const { op, input, words, children, goTo, onDone, danger = true, typedWord, button } = props;
  const t = useTranslations('shell.form');
  const go = useGo();
  const failure = useFailureWords();
  const command = useCommand(op);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    let reply: ReplyOf<Op>;
    try {
      reply = await command.run(input as InputOf<Op>);
    } catch (error) {
      return setRefusal(failure.ofCall(error, words));
    }
    setAsked(false);
    if (words.done) toast.success(words.done);
    if (onDone) onDone(reply);
    else if (goTo === undefined) go.refresh();
    else go.replace(goTo);
  }

  /** Asked again later, it is meant again; but for one that is under way still. */
  function leave() {
    if (!command.isPending) command.end();
    setRefusal(undefined);
    setAsked(false);
  }

  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel ?? t('cancel')}
        danger={danger}
        {...(typedWord && { typedWord })}
        busy={command.isPending}
        error={refusal}
        onConfirm={confirmed}
        onCancel={leave}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
