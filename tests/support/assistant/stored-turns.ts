import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { SignedIn } from '@/tests/support/world';

export type Turn = {
  at: string;
  question: string;
  /** None: the question stands alone. */
  answer?: Partial<Omit<Prisma.ChatMessageUncheckedCreateInput, 'sources'>> & { sources?: Source[] };
};
export type Source = { number?: number; title: string; heading: string; address: string };

/** A conversation as it would stand when these turns had been said. */
export async function storedTurns(who: SignedIn, turns: readonly Turn[], subject = `curso_${randomUUID()}`) {
  const { id: accountId, schoolId } = who.actor;
  const updatedAt = new Date(Math.max(...turns.map(({ at }) => Date.parse(at))));
  const { id: conversationId } = await db().conversation.create({
    data: { accountId, schoolId, subject, lastTurn: turns.length, updatedAt },
  });
  for (const [index, { at, question, answer }] of turns.entries()) {
    const both = { conversationId, turn: index + 1, createdAt: new Date(at) };
    await db().chatMessage.create({ data: { ...both, role: 'user', content: question } });
    if (!answer) continue;
    const { sources: found = [], ...given } = answer;
    const sources = found.map((source, at) => ({ number: at + 1, ...source }));
    await db().chatMessage.create({
      data: { ...both, role: 'assistant', content: '', state: 'done', origin: 'model', sources, ...given },
    });
  }
}
