'use client';

import { useRouter } from 'next/navigation';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { useAction } from './use-action';

type Props<Op extends Operation> = Omit<ButtonProps, 'type' | 'busy' | 'onClick'> & {
  op: Op;
  input: InputOf<Op>;
  /** What is said when it is done. */
  done?: string | ((reply: ReplyOf<Op>) => string);
  onDone?: (reply: ReplyOf<Op>) => void;
  /** Instead of the words, while it is under way. */
  pendingLabel?: string;
};

/** A button that carries out one operation. The page is read anew, whatever came of it: somebody else may have been first. */
export function ActionButton<Op extends Operation>(props: Props<Op>) {
  const { op, input, done, onDone, pendingLabel, children, ...button } = props;
  const router = useRouter();
  const action = useAction(op);

  async function clicked() {
    const reply = await action.run(
      input,
      done === undefined ? undefined : typeof done === 'string' ? () => done : done,
    );
    if (reply !== undefined) onDone?.(reply);
    router.refresh();
  }

  return (
    <Button {...button} busy={action.isPending} onClick={clicked}>
      {action.isPending && pendingLabel ? pendingLabel : children}
    </Button>
  );
}
