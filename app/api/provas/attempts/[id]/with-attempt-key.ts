import type * as z from 'zod/mini';
import { attemptKeyHeader } from '@/lib/online-tests/contract';

/** A door that the attempt's own key opens, and no session. */
export function withAttemptKey<Sent extends z.ZodMiniType>(input: Sent) {
  return {
    input,
    withoutSession: true as const,
    fromHeaders: (headers: Headers) => ({ key: headers.get(attemptKeyHeader) ?? '' }),
  };
}
