import { peopleRemovers, whose } from '@/lib/assistant/queries/people-removers';
import { unsigned } from '@/lib/assistant/rules/unsigned';
import { screened } from '@/lib/care/rules/screening';
import { links } from '@/lib/knowledge-base/links';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

/**
 * A child's own words are for whom they concern, and for nobody else: what was answered with care is never told, nor an
 * observation that tells of danger.
 */
export const disliked = {
  role: 'assistant',
  liking: 'disliked',
  origin: { not: 'care' },
} satisfies Prisma.ChatMessageWhereInput;

export const dislikedRow = {
  conversation: { select: { ...whose, subject: true, division: true } },
  writtenTopic: { select: { topicId: true } },
} satisfies Prisma.ChatMessageInclude;

type Row = Prisma.ChatMessageGetPayload<{ include: typeof dislikedRow }>;
type Source = { title: string; heading: string; address: string };

/** Answers as they may leave the server: nothing in them says whose they are. */
export async function shownDisliked(db: Tx, answers: readonly Row[]) {
  const [questions, topics, removers] = await Promise.all([
    db.chatMessage.findMany({
      where: { OR: answers.map(({ conversationId, turn }) => ({ conversationId, turn, role: 'user' })) },
      select: { conversationId: true, turn: true, content: true },
    }),
    db.knowledgeTopic.findMany({
      where: { id: { in: answers.flatMap(({ writtenTopic }) => writtenTopic?.topicId ?? []) } },
      select: { id: true, name: true },
    }),
    peopleRemovers(
      db,
      answers.map(({ conversation }) => conversation),
    ),
  ]);
  const asked = new Map(questions.map(({ conversationId, turn, content }) => [`${conversationId} ${turn}`, content]));
  const written = new Map(topics.map(({ id, name }) => [id, { title: name, address: links.topic(id) }]));
  return answers.map((answer) => {
    const { id, conversation, conversationId, turn, content, observation, origin, sources } = answer;
    const clean = removers.get(conversationId) ?? asItIs;
    return {
      id,
      question: clean(asked.get(`${conversationId} ${turn}`) ?? ''),
      answer: clean(unsigned({ content, origin })),
      observation: screened(observation) ? '' : clean(observation),
      subject: conversation.subject,
      division: conversation.division,
      origin,
      sources: ((sources ?? []) as Source[]).map(({ title, heading, address }) => ({ title, heading, address })),
      dislikedAt: answer.feedbackAt?.toISOString() ?? null,
      reviewedAt: answer.reviewedAt?.toISOString() ?? null,
      /** Of one that is dealt with, while that topic is there. */
      writtenIn: (answer.reviewedAt && written.get(answer.writtenTopic?.topicId ?? '')) ?? null,
    };
  });
}

/** What is nobody's any more was cleaned when it became so. */
function asItIs(text: string): string {
  return text;
}
