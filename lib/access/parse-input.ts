import * as z from 'zod/mini';
import { fail } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';

/** Field paths come out in the domain's names; serve turns them into the wire's. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, raw: unknown): z.infer<Schema> {
  const path = pathOfUnreadable(raw);
  if (path !== undefined) fail('request.invalid', { fields: [{ path, code: 'unreadable-character' }] });
  return parseEnvelope(schema, raw);
}

/** For what only carries the inputs of others, which are judged one by one. */
export function parseEnvelope<Schema extends z.ZodMiniType>(schema: Schema, raw: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, raw, { reportInput: true });
  if (!parsed.success) fail('request.invalid', { fields: fieldFailures(parsed.error.issues) });
  return parsed.data;
}

/** PostgreSQL keeps no NUL character in a text and no half of one, so no field may bring either. */
function pathOfUnreadable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathOfUnreadable(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
