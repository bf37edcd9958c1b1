import type { Seat } from '@/lib/classroom/schemas/seat';
import { changePack } from '@/lib/platform/kept/packs';
import { beforeForgotten } from '@/lib/platform/outbox/outbox';
import { seatAnswer } from './seat-answers';

/** What the server answers a pupil goes into the kept seat before the outbox forgets the tap. */
export function keepSeatAnswers(person: string): () => void {
  return beforeForgotten(async (settled) => {
    for (const one of settled) {
      const answer = seatAnswer(one);
      if (answer) await changePack(person, answer.classId, (content) => answer.after(content as Seat));
    }
  });
}
