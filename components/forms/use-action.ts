'use client';

import { toast } from '@/components/ui/toast';
import { timesShown } from '@/lib/platform/browser/times-shown';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { useFailureWords } from './use-failure-words';

/** A single call from a screen: what became of it is said in a toast; `failed` says what was tried, before the reason. */
export function useAction<Op extends Operation>(op: Op, failed = (reason: string) => reason) {
  const words = useFailureWords();
  const command = useCommand(op, timesShown);

  /** The answer; nothing when it was refused, which has been said. */
  async function run(input: InputOf<Op>, done?: (reply: ReplyOf<Op>) => string): Promise<ReplyOf<Op> | undefined> {
    try {
      const reply = await command.run(input);
      if (done) toast.success(done(reply));
      return reply;
    } catch (error) {
      toast.error(failed(words.ofCall(error)));
      return undefined;
    }
  }

  return { run, isPending: command.isPending };
}
