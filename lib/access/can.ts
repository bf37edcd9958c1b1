import { type Ability, abilities } from './abilities';
import type { Actor, Tipo } from './actor';

/** The same table decides on the server and draws the button. */
export function can(actor: Pick<Actor, 'tipo'>, ability: Ability): boolean {
  return (abilities[ability] as readonly Tipo[]).includes(actor.tipo);
}
