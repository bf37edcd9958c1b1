import type { Actor, Tipo } from './actor';

/** Whose rows each tipo can see. A missing tipo does not compile. */
export type Reach<Where> = Readonly<Record<Tipo, (actor: Actor) => Where>>;

/** No condition: every row. */
export function everyone(): Record<string, never> {
  return {};
}

/** Prisma reads an empty OR as false: no row. */
export function nobody(): { OR: [] } {
  return { OR: [] };
}

export function within<Where>(reach: Reach<Where>, actor: Actor): Where {
  return reach[actor.tipo](actor);
}
