import type { Ability } from './abilities';
import { type Actor, lacksSchool } from './actor';

type Asking = Pick<Actor, 'tipo'> & Partial<Pick<Actor, 'schoolId'>>;

/** The same table decides on the server and draws the button. Whose school is missing may do next to nothing. */
export function can(actor: Asking, { tipos, withoutSchool }: Ability): boolean {
  return tipos.includes(actor.tipo) && (withoutSchool || !lacksSchool(actor));
}
