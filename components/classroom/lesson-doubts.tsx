'use client';

import type { Seat } from '@/lib/classroom/schemas/seat';
import { OwnDoubts } from './own-doubts';
import type { LessonTap } from './use-lesson-tap';
import { useOwnDoubts } from './use-own-doubts';

/** The doubts of the pupil whose seat it is: a part of its own, because nobody hears them who sees as the pupil. */
export function LessonDoubts({ seat, person, tap }: { seat: Seat; person: string; tap: LessonTap }) {
  return (
    <div className="card p-4 sm:p-6">
      <OwnDoubts doubts={useOwnDoubts(seat, { id: person })} tap={tap} />
    </div>
  );
}
