'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { type CallFailure, call } from './call';

/** Reads an operation; the key is its path and input, so nobody names one. */
export function useOperation<Op extends Operation>(
  op: Op,
  input: InputOf<Op>,
  options: { enabled?: boolean; throwOnError?: boolean } = {},
): UseQueryResult<ReplyOf<Op>, CallFailure> {
  return useQuery<ReplyOf<Op>, CallFailure>({
    queryKey: [op.path, input],
    queryFn: ({ signal }) => call(op, input, { signal }),
    ...options,
  });
}
