import * as z from 'zod/mini';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';

/** By the server's own schema, so that both sides refuse the same. The first failure of a field is the one that is told. */
export function judge(schema: z.ZodMiniType, input: unknown): FieldFailure[] {
  const { error } = z.safeParse(schema, input, { reportInput: true });
  const byPath = new Map<string, FieldFailure>();
  for (const failure of fieldFailures(error?.issues ?? [])) {
    if (!byPath.has(failure.path)) byPath.set(failure.path, failure);
  }
  return [...byPath.values()];
}
