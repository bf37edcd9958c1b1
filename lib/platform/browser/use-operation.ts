'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Operation } from '@/lib/platform/http/operation';
import { type CallFailure, call } from './call';

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
