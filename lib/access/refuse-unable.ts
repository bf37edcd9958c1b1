import type { Ability } from './abilities';
import { type Actor, lacksSchool } from './actor';
import { can } from './can';
import { fail } from './failures';

/** Every query, command and stream asks this first. Whose school is missing is told so, and stays signed in. */
export function refuseUnable(actor: Actor | null, may: Ability): asserts actor is Actor {
  if (actor && can(actor, may)) return;
  fail(actor && may.tipos.includes(actor.tipo) && lacksSchool(actor) ? 'access.school-missing' : 'request.not-allowed');
}
