import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { verifiedAnswerChanges } from '../live';
import { offeredTo } from '../queries/offered-doubts';
import { refuseNames } from '../queries/pupils-names';
import { verifiedAnswerFields, verifiedAnswerOf } from '../queries/verified-answer-fields';
import { NewVerifiedAnswer, VerifiedAnswerDetail } from '../schemas';

/** Who teaches keeps an answer that was given to a doubt. Class and lesson are the doubt's. */
export const keepVerifiedAnswer = defineCommand({
  name: 'verified-answers.keep',
  may: abilities['verified-answer:write'],
  input: NewVerifiedAnswer,
  reply: VerifiedAnswerDetail,
  changes: verifiedAnswerChanges,
  target: async ({ tx, actor, input: { doubtId } }) => {
    // One that a colleague has just kept is refused by the table, with a sentence of its own.
    const { verifiedAnswer: _, ...offered } = offeredTo(actor);
    const doubt = await tx.doubt.findFirst({
      where: { AND: [{ id: doubtId }, offered] },
      select: { schoolId: true, lesson: { select: { classId: true, number: true } } },
    });
    if (!doubt) return null;
    const { classId, number } = doubt.lesson;
    const plan = await tx.classPlan.findUnique({
      where: { classId_number: { classId, number } },
      select: { lessonId: true },
    });
    return plan && { schoolId: doubt.schoolId, classId, lessonId: plan.lessonId };
  },
  run: async ({ tx, actor, input, target }) => {
    await refuseNames(tx, target, input);
    const data = { ...input, ...target, authorId: actor.id };
    return verifiedAnswerOf(await tx.verifiedAnswer.create({ data, select: verifiedAnswerFields }));
  },
});
