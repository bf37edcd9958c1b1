'use client';

import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation } from '@/lib/platform/http/operation';
import { CallFailure, call } from './call';
import { randomKey } from './random-key';
import { whenIdle } from './when-idle';

type Schema = z.ZodMiniType;

/**
 * Carries out an operation. When the line breaks before the answer came, sending the same input again uses the same
 * idempotency key, so that a retry never doubles. `cancel` gives up waiting; nothing else does.
 *
 * The contract and its schemas come in the first idle moment: neither the first paint nor the first letter waits for
 * them. Not as late as the click: by then a new version may have replaced the code, and what was typed would be lost.
 */
export function useCommand<I extends Schema, R extends Schema>(loadContract: () => Promise<Operation<I, R>>) {
  const [load] = useState(() => loadContract);
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ input: string; key: string }>(undefined);
  const waiting = useRef<AbortController>(undefined);

  // Whoever runs it before that asks again, and hears of a failure.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);

  async function run(input: z.input<I>): Promise<z.infer<R>> {
    const leaving = new AbortController();
    waiting.current = leaving;
    setPending(true);
    try {
      const op = await load();
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
