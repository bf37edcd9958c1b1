import * as z from 'zod/mini';
import { operation } from '@/lib/platform/http/operation';

const itemsMax = 100;

export const OutboxBatch = z.object({
  items: z
    .array(
      z.object({
        key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
        /** `METHOD /path` as the API's document writes it. */
        operation: z.string().check(z.maxLength(120)),
        /** What the path, the query and the body of the single call would carry, together. */
        input: z.record(z.string(), z.unknown()),
      }),
    )
    .check(z.minLength(1), z.maxLength(itemsMax)),
});

const Field = z.object({
  path: z.string(),
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/**
 * `done` and `refused` are final: the item leaves the outbox. `again` was not carried out, nor was anything after it:
 * from there on everything is sent again, in order.
 */
export const OutboxAnswers = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      state: z.enum(['done', 'refused', 'again']),
      reply: z.optional(z.unknown()),
      problem: z.optional(z.object({ status: z.int(), code: z.string(), fields: z.array(Field) })),
    }),
  ),
});

export const sendOutboxOp = operation<{ definition: { input: typeof OutboxBatch; reply: typeof OutboxAnswers } }>({
  method: 'POST',
  path: '/outbox',
  summary: 'Changes that a browser kept while its line was down, in their order; answered one by one',
  bodyBytesMax: 512 * 1024,
});
