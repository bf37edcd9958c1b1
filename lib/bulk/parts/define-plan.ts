import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Ability } from '@/lib/access/abilities';
import type { Actor } from '@/lib/access/actor';
import { noTarget } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { lockName } from '@/lib/platform/db/lock';
import { RowRef } from '@/lib/platform/shapes';
import { fail, refuseUnless } from '../failures';
import { planReach } from '../reach';
import { countsOf, isBlocked, problemsOf } from '../rules';
import { PlanMade, PlanRecord, type Problem, type Step } from '../schemas';
import type { Prepared } from './define-preparation';

type Schema = z.ZodMiniType;
type Made<Work> = {
  schoolId: string;
  /** What a person reads and agrees to: all that decides what is written stands in them. */
  steps: readonly Step[];
  /** What applying needs beside them. It is made anew then, and never stored. */
  work: Work;
};
type Context = { tx: Tx; actor: Actor; now: Date };

type Applying<Work> = Context & {
  id: string;
  schoolId: string;
  steps: readonly Step[];
  work: Work;
  /** By key, what the preparation kept. */
  prepared: Readonly<Record<string, string>>;
};

/** `ticket` is the one of the preparation, where the kind has one. */
const PlanToApply = z.object({ id: z.uuid(), ticket: z.optional(z.uuid()) });

type Definition<S extends Schema, Work, Undo> = {
  /** `<domain>.<act>`. An undo is read by the kind that wrote it: one of another shape is another kind. */
  kind: `${string}.${string}`;
  /** Who makes, applies and undoes it. */
  may: Ability;
  /** What is asked: plain JSON, because it is kept. */
  input: S;
  /** Nothing is done while a step is blocked; without it, the blocked ones are left out. */
  wholeOrNothing?: true;
  /**
   * Reads what would be done, inside the actor's reach; null becomes 404. Asked again as the plan is applied: then it is
   * told whose `plan` it is, and holds the rows that decide.
   */
  make: (context: Context & { input: z.infer<S>; plan: { schoolId: string } | null }) => Promise<Made<Work> | null>;
  /** What has to be prepared first, where the kind has a preparation (`definePreparation`). */
  keysOf?: (steps: readonly Step[]) => string[];
  /** Writes what the steps say, in one transaction, and gives back what undoing needs: the exact rows of before. */
  apply: (context: Applying<Work>) => Promise<Undo>;
  /** What was built on it since: while there is any, nothing is undone. It holds the rows that `undo` writes. */
  builtOn: (context: Context & { schoolId: string; undo: Undo }) => Promise<readonly Problem[]>;
  undo: (context: Context & { schoolId: string; undo: Undo }) => Promise<void>;
};

/**
 * One kind of act on many rows. What it answers is what `defineCommand` takes, one file a command:
 * `export const planEvolution = defineCommand(evolution.planning)`, `applyEvolution` of `applying`, `undoEvolution` of
 * `undoing`. A plan is read by `bulkPlan`.
 */
export function definePlan<S extends Schema, Work, Undo>(definition: Definition<S, Work, Undo>) {
  const { kind, may, input } = definition;
  const target = row('bulkPlan', planReach, { by: 'id' });
  return {
    planning: {
      name: `${kind}-plan`,
      may,
      input,
      reply: PlanMade,
      target: noTarget,
      run: (context: Context & { input: z.infer<S> }) => made(definition, context),
    },
    applying: {
      name: `${kind}-apply`,
      may,
      input: PlanToApply,
      reply: PlanRecord,
      target,
      run: (context: Acting & { input: z.infer<typeof PlanToApply> }) => applied(definition, context),
    },
    undoing: {
      name: `${kind}-undo`,
      may,
      input: RowRef,
      reply: PlanRecord,
      target,
      run: (context: Acting) => undone(definition, context),
    },
  };
}

type Plan = Prisma.BulkPlanGetPayload<Record<never, never>>;
type Acting = Context & { target: Plan };

/** The same question of the same school is the same plan, made anew. */
async function made<S extends Schema, Work, Undo>(
  { kind, wholeOrNothing, make }: Definition<S, Work, Undo>,
  context: Context & { input: z.infer<S> },
): Promise<z.infer<typeof PlanMade>> {
  const { tx, actor, input } = context;
  const found = (await make({ ...context, plan: null })) ?? fail('MODEL_NOT_FOUND');
  const { schoolId } = found;
  const steps = [...found.steps];
  const isIdle = steps.every(isBlocked) || (wholeOrNothing && steps.some(isBlocked));
  if (isIdle) return { id: null, steps };
  const asked = input as Prisma.InputJsonValue;
  const askedHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const question = { kind, schoolId, plannedBy: actor.id, askedHash };
  await lockName(tx, `bulk ${kind} ${schoolId} ${askedHash}`);
  const before = await tx.bulkPlan.findFirst({ where: { ...question, state: 'planned' }, select: { id: true } });
  const data = { ...question, asked, steps: steps as unknown as Prisma.InputJsonValue };
  // One that is being applied at this moment stays as it was read: this is another.
  const anew = before && (await tx.bulkPlan.updateMany({ where: { ...before, state: 'planned' }, data }));
  const { id } = before && anew?.count === 1 ? before : await tx.bulkPlan.create({ data, select: { id: true } });
  return { id, steps };
}

/** Once: whoever presses again, or in another tab, gets the first result. Two plans of a kind wait for each other. */
async function applied<S extends Schema, Work, Undo>(
  { kind, wholeOrNothing, make, keysOf, apply }: Definition<S, Work, Undo>,
  { target: plan, input: { ticket }, ...context }: Acting & { input: z.infer<typeof PlanToApply> },
): Promise<z.infer<typeof PlanRecord>> {
  const { tx, actor, now } = context;
  refuseUnless(plan.kind === kind, 'MODEL_NOT_FOUND');
  refuseUnless(plan.state !== 'undone', 'bulk.already-undone');
  const { made: prepared = {}, ticket: own } = plan.prepared as Prepared;
  // What the other tab was told of the preparation would be wrong.
  refuseUnless(ticket === own, plan.state === 'applied' ? 'bulk.applied-elsewhere' : 'bulk.not-prepared');
  if (plan.state === 'applied') return recordOf(plan);
  const { id, schoolId } = plan;
  await lockName(tx, `bulk ${kind} ${schoolId}`);
  const input = plan.asked as z.infer<S>;
  const found = (await make({ ...context, input, plan: { schoolId } })) ?? fail('MODEL_NOT_FOUND');
  refuseUnless(isSame(found.steps, plan.steps), 'bulk.changed-meanwhile');
  const problems = problemsOf(found.steps);
  refuseUnless(!wholeOrNothing || problems.length === 0, 'bulk.blocked', { fields: problems });
  const steps = found.steps.filter((step) => !isBlocked(step));
  refuseUnless(keysOf?.(steps).every((key) => key in prepared) ?? true, 'bulk.not-prepared');
  const undo = await apply({ ...context, id, schoolId, steps, work: found.work, prepared });
  const done = {
    state: 'applied',
    appliedAt: now,
    appliedBy: actor.id,
    undo: undo as Prisma.InputJsonValue,
    // Nothing but the steps is needed from now on.
    asked: {},
    prepared: own ? { ticket: own } : {},
  } as const;
  await tx.bulkPlan.update({ where: { id }, data: done, select: { id: true } });
  return recordOf({ ...plan, ...done });
}

/** What the database gives back has its keys in another order, and no undefined ones. */
function isSame(steps: readonly Step[], stored: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(steps)), stored);
}

async function undone<S extends Schema, Work, Undo>(
  { kind, builtOn, undo: takeBack }: Definition<S, Work, Undo>,
  { target: plan, ...context }: Acting,
): Promise<z.infer<typeof PlanRecord>> {
  const { tx, actor, now } = context;
  refuseUnless(plan.kind === kind, 'MODEL_NOT_FOUND');
  refuseUnless(plan.state !== 'planned', 'bulk.not-applied');
  if (plan.state === 'undone') return recordOf(plan);
  const { id, schoolId } = plan;
  const undoing = { ...context, schoolId, undo: plan.undo as Undo };
  await lockName(tx, `bulk ${kind} ${schoolId}`);
  const built = await builtOn(undoing);
  refuseUnless(built.length === 0, 'bulk.built-on', { fields: [...built] });
  await takeBack(undoing);
  const done = { state: 'undone', undoneAt: now, undoneBy: actor.id } as const;
  await tx.bulkPlan.update({ where: { id }, data: done, select: { id: true } });
  return recordOf({ ...plan, ...done });
}

function recordOf({ id, kind, state, steps }: Pick<Plan, 'id' | 'kind' | 'state' | 'steps'>) {
  return { id, kind, state, counts: countsOf(steps as unknown as Step[]) };
}
