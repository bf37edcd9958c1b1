'use client';

import { useRef, useState } from 'react';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { CallFailure, call } from './call';
import { randomKey } from './random-key';
import { Wish } from './wish';

/**
 * Carries out an operation. When the line breaks before the answer came, sending the same input again uses the same
 * idempotency key, so that a retry never doubles. `cancel` gives up waiting; nothing else does.
 *
 * What stands typed, or asked in a dialog, is one wish until it is answered, changed or given up (`end`). A mere button
 * gives `timesShown`: once its page has been read anew, a press is meant again.
 */
export function useCommand<Op extends Operation>(op: Op, sight?: () => number) {
  const [isPending, setPending] = useState(false);
  const [wish] = useState(() => new Wish());
  const waiting = useRef<AbortController>(undefined);

  async function run(input: InputOf<Op>): Promise<ReplyOf<Op>> {
    const leaving = new AbortController();
    waiting.current = leaving;
    setPending(true);
    try {
      const text = op.body === 'file' ? randomKey() : JSON.stringify(input);
      const reply = await call(op, input, { idempotencyKey: wish.keyFor(text, sight?.()), signal: leaving.signal });
      wish.end();
      return reply;
    } catch (error) {
      if (error instanceof CallFailure) wish.end();
      throw error;
    } finally {
      setPending(false);
    }
  }

  return { run, isPending, cancel: () => waiting.current?.abort(), end: () => wish.end() };
}
