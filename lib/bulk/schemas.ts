import * as z from 'zod/mini';

/** Why something cannot be done: `path` says where in what was asked, `code` is the kind's own, and worded by its screen. */
const problem = z.object({
  path: z.string(),
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** One thing that a plan will do, or why it will not. */
const step = z.object({
  /** Where it stands in what was asked: the line of a file. */
  line: z.optional(z.int()),
  /** Who or what, as people call it; the row's id if it is there already. */
  name: z.string(),
  id: z.optional(z.uuid()),
  /** What becomes of it, by a word of the kind's own: `create`, `change`, `leave` … */
  act: z.string(),
  /** What of it changes, by the kind's own names. */
  changes: z.optional(
    z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  ),
  /** Who is blocked, and why. */
  blocked: z.optional(z.array(problem)),
});

export type Problem = z.infer<typeof problem>;
export type Step = z.infer<typeof step>;

const planStates = ['planned', 'applied', 'undone'] as const;

/** A plan that was made. Without an id there is nothing to apply, and nothing of it was kept. */
export const PlanMade = z.object({ id: z.nullable(z.uuid()), steps: z.array(step) });

/** What an act did: how many of each act. */
export const PlanRecord = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(planStates),
  counts: z.record(z.string(), z.int()),
});

/** A plan as it is read again. */
export const PlanRead = z.object({
  ...PlanRecord.shape,
  steps: z.array(step),
  plannedAt: z.date(),
  appliedAt: z.nullable(z.date()),
  undoneAt: z.nullable(z.date()),
});
