import type { Actor, Tipo } from './actor';

/** Whose rows each tipo can see. A missing tipo does not compile. */
export type Reach<Where> = Readonly<Record<Tipo, (actor: Actor) => Where>>;

/** No condition: every row. */
export function everyone(): Record<string, never> {
  return {};
}

/**
 * No row, wherever the condition stands. An empty OR is no such thing: Prisma drops it inside an AND, and every row is
 * left (`tests/database/nobody.test.ts`).
 */
export function nobody(): { id: { in: [] } } {
  return { id: { in: [] } };
}

/** The condition of the actor's reach, and what else is asked for inside it. */
export function within<Where, Asked>(reach: Reach<Where>, actor: Actor): Where;
export function within<Where, Asked>(reach: Reach<Where>, actor: Actor, asked: Asked): { AND: [Where, Asked] };
export function within(reach: Reach<unknown>, actor: Actor, asked?: unknown): unknown {
  const reached = reach[actor.tipo](actor);
  return asked === undefined ? reached : { AND: [reached, asked] };
}
