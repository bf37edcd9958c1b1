import * as z from 'zod/mini';

export const Diagnostics = z.object({
  buildId: z.nullable(z.string()),
  instanceId: z.string(),
  /** By the name of the setting: whether it is on, never its value. */
  switches: z.record(z.string(), z.boolean()),
});
