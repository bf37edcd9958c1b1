import type { Constraints } from '@/lib/platform/errors/failures';

export const failures = {
  'knowledge-base.already-exists': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  knowledge_bases_name_key: 'knowledge-base.already-exists',
  knowledge_bases_pkey: 'knowledge-base.already-exists',
  knowledge_topics_pkey: 'request.changed-meanwhile',
};
