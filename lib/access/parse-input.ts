import * as z from 'zod/mini';
import { fail } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';

/** Field paths come out in the domain's names; serve turns them into the wire's. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, raw: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, raw, { reportInput: true });
  if (!parsed.success) fail('request.invalid', { fields: fieldFailures(parsed.error.issues) });
  return parsed.data;
}
