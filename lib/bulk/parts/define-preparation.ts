import * as z from 'zod/mini';
import type { Ability } from '@/lib/access/abilities';
import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { row } from '@/lib/access/row';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { fail, refuseUnless } from '../failures';
import { planReach } from '../reach';
import type { Step } from '../schemas';

/** What was made for a plan's steps before it is applied, and in which tab. */
export type Prepared = { ticket?: string; made?: Record<string, string> };

type Piece<Told> = { kept: string; told: Told };

type Definition<Told extends z.ZodMiniType> = {
  kind: string;
  may: Ability;
  /** How many at once: a second's work, so that a person sees it go on. */
  size: number;
  /** What something has to be made for, in its order. */
  keysOf: (steps: readonly Step[]) => string[];
  /** Outside of any transaction. `kept` waits in the plan until it is applied, `told` is answered once. */
  make: (key: string) => Promise<Piece<z.infer<Told>>>;
  told: Told;
};

/**
 * What takes longer than a transaction may, made for a plan's steps in pieces that a browser asks for one after the
 * other. A ticket names who asks: of two tabs that prepare one plan, the later one takes it over, and the other is told.
 */
export function definePreparation<Told extends z.ZodMiniType>(definition: Definition<Told>) {
  const { kind, may, size, keysOf, make, told } = definition;
  const Asked = z.object({ id: z.uuid(), ticket: z.uuid(), from: z.int().check(z.minimum(0)) });
  type Asking = { actor: Actor; input: z.infer<typeof Asked> };
  return {
    name: `${kind}-prepare`,
    may,
    /** The plan says what was prepared: no audit row for each piece. */
    ownRecord: true as const,
    input: Asked,
    reply: z.object({ total: z.int(), done: z.int(), pieces: z.array(z.object({ key: z.string(), told })) }),
    prepare: async ({ db, actor, input: { id, from } }: Asking & { db: Tx }) => {
      const where = within(planReach, actor, { id, kind });
      const found = await db.bulkPlan.findFirst({ where, select: { steps: true } });
      const keys = keysOf((found ?? fail('MODEL_NOT_FOUND')).steps as unknown as Step[]);
      const asked = keys.slice(from, from + size);
      const pieces = await Promise.all(asked.map(async (key) => ({ key, ...(await make(key)) })));
      return { total: keys.length, done: from + asked.length, pieces };
    },
    target: row('bulkPlan', planReach, { by: 'id' }),
    run: async ({
      tx,
      input: { id, ticket, from },
      target: { state, prepared: before },
      prepared: { total, done, pieces },
    }: Asking & {
      tx: Tx;
      target: { state: string; prepared: unknown };
      prepared: { total: number; done: number; pieces: (Piece<z.infer<Told>> & { key: string })[] };
    }) => {
      refuseUnless(state === 'planned', 'bulk.applied-elsewhere');
      const held = before as Prepared;
      refuseUnless(from === 0 || held.ticket === ticket, 'bulk.applied-elsewhere');
      const own = Object.fromEntries(pieces.map(({ key, kept }) => [key, kept]));
      const made = { ...(from === 0 ? {} : held.made), ...own };
      const prepared: Prisma.InputJsonObject = { ticket, made };
      await tx.bulkPlan.update({ where: { id }, data: { prepared }, select: { id: true } });
      return { total, done, pieces: pieces.map(({ key, told: each }) => ({ key, told: each })) };
    },
  };
}
