import { db } from '@/lib/platform/db/client';
import type { SignedIn } from '@/tests/support/world';

type Stored = {
  division: string;
  turn: number;
  content: string;
  state?: 'writing' | 'done' | 'stopped' | 'failed';
  sources?: { number: number; title: string; heading: string; address: string }[];
  updatedAt?: Date;
};

/** The answer of a turn whose question is there, as some instance left it. */
export async function storedTurn({ actor }: SignedIn, { division, turn, state = 'done', ...stored }: Stored) {
  const conversation = await db().conversation.findFirstOrThrow({ where: { accountId: actor.id, division } });
  return db().chatMessage.create({
    data: { sources: [], ...stored, conversationId: conversation.id, turn, role: 'assistant', state, origin: 'model' },
  });
}
