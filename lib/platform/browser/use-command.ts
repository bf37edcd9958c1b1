'use client';

import { useRef, useState } from 'react';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { CallFailure, call } from './call';
import { randomKey } from './random-key';

/**
 * Carries out an operation. When the line breaks before the answer came, sending the same input again uses the same
 * idempotency key, so that a retry never doubles. `cancel` gives up waiting; nothing else does.
 */
export function useCommand<Op extends Operation>(op: Op) {
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ input: string; key: string }>(undefined);
  const waiting = useRef<AbortController>(undefined);

  async function run(input: InputOf<Op>): Promise<ReplyOf<Op>> {
    const leaving = new AbortController();
    waiting.current = leaving;
    setPending(true);
    try {
      const text = op.body === 'file' ? randomKey() : JSON.stringify(input);
      if (unanswered.current?.input !== text) unanswered.current = { input: text, key: randomKey() };
      const reply = await call(op, input, { idempotencyKey: unanswered.current.key, signal: leaving.signal });
      unanswered.current = undefined;
      return reply;
    } catch (error) {
      if (error instanceof CallFailure) unanswered.current = undefined;
      throw error;
    } finally {
      setPending(false);
    }
  }

  return { run, isPending, cancel: () => waiting.current?.abort() };
}
