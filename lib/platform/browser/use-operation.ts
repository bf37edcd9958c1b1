'use client';

import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import type { Operation } from '@/lib/platform/http/operation';
import { CallFailure, call } from './call';
import { randomKey } from './random-key';

type Schema = z.ZodMiniType;

/** Reads an operation; the key is its path and input, so nobody names one. */
export function useOperation<I extends Schema, R extends Schema>(
  op: Operation<I, R>,
  input: z.input<I>,
  options: { enabled?: boolean; throwOnError?: boolean } = {},
): UseQueryResult<z.infer<R>, CallFailure> {
  return useQuery<z.infer<R>, CallFailure>({
    queryKey: [op.path, input],
    queryFn: ({ signal }) => call(op, input, { signal }),
    ...options,
  });
}

/**
 * Carries out an operation. When the line breaks before the answer came, sending the same input again uses the same
 * idempotency key, so that a retry never doubles. `cancel` gives up waiting; nothing else does.
 */
export function useCommand<I extends Schema, R extends Schema>(op: Operation<I, R>) {
  const unanswered = useRef<{ input: string; key: string }>(undefined);
  const waiting = useRef<AbortController>(undefined);
  const mutation = useMutation<z.infer<R>, Error, z.input<I>>({
    mutationFn: async (input) => {
      const text = op.body === 'file' ? '' : JSON.stringify(input);
      const repeats = text !== '' && unanswered.current?.input === text;
      const attempt = repeats && unanswered.current ? unanswered.current : { input: text, key: randomKey() };
      unanswered.current = attempt;
      waiting.current = new AbortController();
      try {
        const reply = await call(op, input, { idempotencyKey: attempt.key, signal: waiting.current.signal });
        unanswered.current = undefined;
        return reply;
      } catch (error) {
        if (error instanceof CallFailure) unanswered.current = undefined;
        throw error;
      }
    },
  });
  return { ...mutation, cancel: () => waiting.current?.abort() };
}
