import type { Ability } from './abilities';
import type { Actor } from './actor';

/** The same table decides on the server and draws the button. */
export function can(actor: Pick<Actor, 'tipo'>, ability: Ability): boolean {
  return ability.tipos.includes(actor.tipo);
}
