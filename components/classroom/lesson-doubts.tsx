'use client';

import type { Seat } from '@/lib/classroom/schemas/seat';
import { OwnDoubts } from './own-doubts';
import { useLessonTap } from './use-lesson-tap';
import { useOwnDoubts } from './use-own-doubts';

/** The doubts of a page that was read from the server just now. */
export function LessonDoubts({ initial, me }: { initial: Seat; me: { id: string } }) {
  const { tap } = useLessonTap({ classId: initial.class.id, number: initial.lesson.number }, initial.at);
  return <OwnDoubts doubts={useOwnDoubts(initial, me)} tap={tap} />;
}
