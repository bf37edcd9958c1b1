import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '@/lib/assistant/abilities';
import { reviewAnswer } from '@/lib/assistant/commands/review-answer';
import { setAskedWays } from '@/lib/passages/parts/set-asked-ways';
import { marksIn } from '@/lib/passages/rules/personal-marks';
import { lockName, lockRows } from '@/lib/platform/db/lock';
import { fail, refuseUnless } from '../failures';
import { disliked } from '../queries/shown-disliked';
import { withWay } from '../rules/disliked';
import { Teaching } from '../schemas/disliked';

/** The section that should have answered is found by this question from now on, and the answer is dealt with. */
export const teachAnswer = defineCommand({
  name: 'training.teach-answer',
  may: abilities['disliked-answer:review'],
  input: Teaching,
  reply: z.object({ id: z.uuid(), title: z.string(), heading: z.string(), address: z.string() }),
  target: async ({ tx, input: { id, address } }) => {
    await lockRows(tx, 'chat_messages', 'id', id);
    const answer = await tx.chatMessage.findFirst({ where: { ...disliked, id }, select: { reviewedAt: true } });
    const passage = await tx.passage.findFirst({
      where: { address },
      orderBy: { position: 'asc' },
      select: { source: true, sourceId: true, title: true, heading: true },
    });
    return answer && passage && { reviewedAt: answer.reviewedAt, passage };
  },
  run: async ({ tx, actor, input: { id, address, words }, target: { reviewedAt, passage } }) => {
    refuseUnless(reviewedAt === null, 'disliked.already-reviewed');
    if (marksIn(words).length > 0) fail('request.invalid', { fields: [{ path: 'words', code: 'personal-mark' }] });
    const { source, sourceId, title, heading } = passage;
    const section = address.split('#')[1] ?? '';
    await lockName(tx, `asked ways ${sourceId}`);
    const known = await tx.askedWay.findMany({
      where: { source, sourceId, section },
      orderBy: { createdAt: 'asc' },
      select: { words: true },
    });
    const ways = withWay(
      known.map((way) => way.words),
      words,
    );
    refuseUnless(ways !== undefined, 'disliked.too-many-ways');
    await setAskedWays(tx, { source, sourceId, sections: [{ section, ways }] });
    await reviewAnswer.inside(tx, actor, { id, reviewed: true });
    return { id, title, heading, address };
  },
});
