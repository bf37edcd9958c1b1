'use client';

import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation } from '@/lib/platform/http/operation';
import { CallFailure, call } from './call';
import { randomKey } from './random-key';

type Schema = z.ZodMiniType;

/**
 * Carries out an operation. When the line breaks before the answer came, sending the same input again uses the same
 * idempotency key, so that a retry never doubles. `cancel` gives up waiting; nothing else does.
 */
export function useCommand<I extends Schema, R extends Schema>(op: Operation<I, R>) {
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ input: string; key: string }>(undefined);
  const waiting = useRef<AbortController>(undefined);

  async function run(input: z.input<I>): Promise<z.infer<R>> {
    const text = op.body === 'file' ? randomKey() : JSON.stringify(input);
    if (unanswered.current?.input !== text) unanswered.current = { input: text, key: randomKey() };
    const { key } = unanswered.current;
    waiting.current = new AbortController();
    setPending(true);
    try {
      const reply = await call(op, input, { idempotencyKey: key, signal: waiting.current.signal });
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
