import type { SearchParams } from '@/components/ui/table-address';
import type { LessonHere } from './lesson-here';

export type WhichPlan = 'own' | 'official';

/** Which plan is read, and where in the comments: the own adaptation first, where there is one. */
export function planView(params: SearchParams, { plan, adapted }: LessonHere['lesson']) {
  const which: WhichPlan = adapted && params.plan !== 'official' ? 'own' : 'official';
  const page = Number(params.comments);
  return {
    which,
    plan: which === 'own' ? adapted : plan,
    commentPage: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}
