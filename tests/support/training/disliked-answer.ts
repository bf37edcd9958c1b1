import { db } from '@/lib/platform/db/client';
import type { SignedIn } from '@/tests/support/world';

type Said = {
  question?: string;
  answer?: string;
  observation?: string;
  reviewedAt?: Date | null;
  origin?: 'guide' | 'care' | 'verified';
};

/** A question of this person with an answer that was disliked. */
export async function dislikedAnswer({ actor }: SignedIn, said: Said = {}): Promise<string> {
  const {
    question = 'O que é um laço?',
    answer = 'Um laço repete.',
    observation = 'Não entendi.',
    origin = 'guide',
  } = said;
  const { id: conversationId } = await db().conversation.upsert({
    where: { accountId_subject_division: { accountId: actor.id, subject: 'curso_MT', division: '' } },
    create: { accountId: actor.id, schoolId: actor.schoolId, subject: 'curso_MT' },
    update: {},
  });
  const turn = (await db().chatMessage.count({ where: { conversationId, role: 'user' } })) + 1;
  await db().chatMessage.create({ data: { conversationId, turn, role: 'user', content: question } });
  const { id } = await db().chatMessage.create({
    data: {
      conversationId,
      turn,
      role: 'assistant',
      content: answer,
      state: 'done',
      origin,
      sources: [{ number: 1, title: 'Laços', heading: '', address: '/knowledgebase/lacos' }],
      liking: 'disliked',
      observation,
      feedbackAt: new Date(),
      reviewedAt: said.reviewedAt ?? null,
    },
  });
  return id;
}
