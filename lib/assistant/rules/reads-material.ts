import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { abilities as coursesAbilities } from '@/lib/courses/abilities';
import { abilities as knowledgeBaseAbilities } from '@/lib/knowledge-base/abilities';

/** Whoever reads none has nothing to ask the assistant about: no button leads there. */
export function readsMaterial(actor: Pick<Actor, 'tipo'>): boolean {
  return can(actor, coursesAbilities['course:read']) || can(actor, knowledgeBaseAbilities['knowledge-base:read']);
}
