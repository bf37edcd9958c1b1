import { defineCommand } from '@/lib/access/define-command';
import { heldLesson } from '@/lib/lessons/parts/held-lesson';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { abilities } from '../abilities';
import { tellDoubt } from '../parts/tell-doubt';
import { deskDoubt, fields, readByFacilitators, type StoredDoubt } from '../queries/stored-doubts';
import type { deskStates } from '../rules/doubt-states';
import { DeskDoubt, DoubtMove } from '../schemas';

/**
 * Who teaches goes to a pupil, has answered, or sets the doubt back. Of two taps the later stands, whenever it arrives;
 * what the pupil took back stays so, and what was written for the pupil goes by other written words alone.
 */
export const moveDoubt = defineCommand({
  name: 'doubts.move',
  may: abilities['doubt:answer'],
  input: DoubtMove,
  reply: DeskDoubt,
  ownRecord: true,
  target: async (asked) => {
    const lesson = await heldLesson(asked);
    if (!lesson) return null;
    const own = { id: asked.input.doubtId, classLessonId: lesson.id };
    return asked.tx.doubt.findFirst({ where: { ...own, ...readByFacilitators }, select: fields });
  },
  run: async ({ tx, actor, input: { at, state, answer }, target: doubt, now }) => {
    const movedAt = tappedAt(at, { from: doubt.askedAt, now });
    if (doubt.state === 'withdrawn' || stands(doubt, { state, answer, movedAt })) return deskDoubt(doubt);
    const stateAt = new Date(Math.max(movedAt.getTime(), doubt.stateAt.getTime()));
    const moved = await tx.doubt.update({
      where: { id: doubt.id },
      data: {
        state,
        stateAt,
        answer: state === 'answered' ? (answer ?? '') : '',
        ...(state === 'waiting' && { takenUpById: null }),
        ...(state === 'takenUp' && { takenUpById: actor.id }),
        answeredById: state === 'answered' ? actor.id : null,
      },
      select: fields,
    });
    return deskDoubt(moved);
  },
  after: ({ tx, actor, input, result }) => tellDoubt(tx, actor, input, result.id),
});

type Move = { state: (typeof deskStates)[number]; answer: string | undefined; movedAt: Date };

/** Whether a tap leaves the doubt as it is: who tapped may not have seen what a colleague did meanwhile. */
function stands(doubt: Pick<StoredDoubt, 'state' | 'stateAt' | 'answer'>, { state, answer, movedAt }: Move): boolean {
  const hasWords = doubt.answer !== '';
  const givesAnswer = state === 'answered' && answer !== undefined;
  if (doubt.state === 'answered' && !givesAnswer && (hasWords || state === 'takenUp')) return true;
  // An answer stands over somebody on the way, and written words over none, in whatever order they arrive.
  const isHeardLate = state === 'answered' && (doubt.state === 'takenUp' || (!hasWords && Boolean(answer)));
  return doubt.stateAt > movedAt && !isHeardLate;
}
