import type { Actor } from './actor';
import { can } from './can';

/** Whoever reads none has nothing to ask the assistant about: no button leads there. */
export function readsMaterial(actor: Pick<Actor, 'tipo'>): boolean {
  return can(actor, 'course:read') || can(actor, 'knowledge-base:read');
}
