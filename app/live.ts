import { defineLive } from '@/lib/access/live/define-live';
import { courseChanges } from '@/lib/courses/live';
import { ownDoubtChanges } from '@/lib/doubts/live';
import { knowledgeBaseChanges } from '@/lib/knowledge-base/live';
import { deskChanges, lessonChanges } from '@/lib/lessons/live';
import { testChanges } from '@/lib/online-tests/live';
import { pairChanges } from '@/lib/pairs/live';
import { evaluationChanges } from '@/lib/training/live';

/** Everything that a browser may listen to. */
export const live = defineLive([
  courseChanges,
  knowledgeBaseChanges,
  evaluationChanges,
  lessonChanges,
  deskChanges,
  pairChanges,
  testChanges,
  ownDoubtChanges,
]);
