import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { answer } from '../queries/answer';
import type { AnswerToFollow } from '../schemas/answers';
import { broadcastReply } from './broadcast-reply';
import { followed } from './follow';

/** An answer of the caller's, wherever it is written. */
async function follow(actor: Actor, { id, locale }: z.input<typeof AnswerToFollow>) {
  return broadcastReply(await followed(actor, { id, locale }));
}

export const followAnswer = Object.assign(follow, { definition: answer.definition });
