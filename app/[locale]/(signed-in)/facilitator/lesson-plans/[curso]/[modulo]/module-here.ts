import { cache } from 'react';
import type { Actor } from '@/lib/access/actor';
import { modulePlans } from '@/lib/lesson-plans/queries/modules';

/** Read once a request: the page and the not-found screen around it ask for the same module. */
export const moduleHere = cache((actor: Actor, courseCode: string, moduleCode: string) =>
  modulePlans(actor, { courseCode, moduleCode }),
);
