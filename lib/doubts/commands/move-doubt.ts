import { defineCommand } from '@/lib/access/define-command';
import { heldLesson } from '@/lib/lessons/parts/held-lesson';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { abilities } from '../abilities';
import { tellDoubt } from '../parts/tell-doubt';
import { deskDoubt, fields, readByFacilitators } from '../queries/stored-doubts';
import { DeskDoubt, DoubtMove } from '../schemas';

/**
 * Who teaches goes to a pupil, has answered, or sets the doubt back. Of two taps the later stands, whenever it arrives;
 * what the pupil took back stays so.
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
    // Who goes to a pupil that a colleague has answered takes no answer away, whichever of the two arrives first.
    const isAnswered = doubt.state === 'answered' && state === 'takenUp';
    const isOlder = doubt.stateAt > movedAt && !(doubt.state === 'takenUp' && state === 'answered');
    if (doubt.state === 'withdrawn' || isAnswered || isOlder) return deskDoubt(doubt);
    const stateAt = new Date(Math.max(movedAt.getTime(), doubt.stateAt.getTime()));
    const moved = await tx.doubt.update({
      where: { id: doubt.id },
      data: {
        state,
        stateAt,
        answer: state === 'answered' ? answer : '',
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
