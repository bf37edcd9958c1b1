import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { links } from '@/lib/platform/links';
import { withoutPeople } from '../rules/disliked';

/** Everything by which whoever asked could be known: it is read to be taken out, and leaves the server nowhere. */
const known = {
  select: {
    name: true,
    login: true,
    school: { select: { name: true } },
    schoolLinks: { select: { school: { select: { name: true } } } },
    student: {
      select: {
        guardians: { select: { guardian: { select: { name: true } } } },
        enrolments: { select: { class: { select: { name: true } } } },
      },
    },
    facilitator: { select: { classes: { select: { class: { select: { name: true } } } } } },
  },
} satisfies Prisma.AccountDefaultArgs;

type Person = Prisma.AccountGetPayload<typeof known>;

function knownOf({ name, login, school, schoolLinks, student, facilitator }: Person) {
  const classes = [...(student?.enrolments ?? []), ...(facilitator?.classes ?? [])];
  return {
    names: [name, ...(student?.guardians ?? []).map(({ guardian }) => guardian.name)],
    login,
    schools: [...(school ? [school.name] : []), ...schoolLinks.map((link) => link.school.name)],
    classes: classes.map((one) => one.class.name),
  };
}

/** A child's own words are for whom they concern, and for nobody else: what was answered with care is never told. */
export const disliked = {
  role: 'assistant',
  liking: 'disliked',
  origin: { not: 'care' },
} satisfies Prisma.ChatMessageWhereInput;

export const dislikedRow = {
  conversation: { select: { subject: true, division: true, account: known } },
  writtenTopic: { select: { topicId: true } },
} satisfies Prisma.ChatMessageInclude;

type Row = Prisma.ChatMessageGetPayload<{ include: typeof dislikedRow }>;
type Source = { title: string; heading: string; address: string };

/** Answers as they may leave the server: nothing in them says whose they are. */
export async function shownDisliked(db: Tx, answers: readonly Row[]) {
  const [questions, topics] = await Promise.all([
    db.chatMessage.findMany({
      where: { OR: answers.map(({ conversationId, turn }) => ({ conversationId, turn, role: 'user' })) },
      select: { conversationId: true, turn: true, content: true },
    }),
    db.knowledgeTopic.findMany({
      where: { id: { in: answers.flatMap(({ writtenTopic }) => writtenTopic?.topicId ?? []) } },
      select: { id: true, name: true },
    }),
  ]);
  const asked = new Map(questions.map(({ conversationId, turn, content }) => [`${conversationId} ${turn}`, content]));
  const written = new Map(topics.map(({ id, name }) => [id, { title: name, address: links.topic(id) }]));
  return answers.map((answer) => {
    const { id, conversation, conversationId, turn, content, observation, origin, sources } = answer;
    const { account } = conversation;
    // What is nobody's any more was cleaned when it became so.
    const clean = (text: string) => (account ? withoutPeople(text, knownOf(account)) : text);
    return {
      id,
      question: clean(asked.get(`${conversationId} ${turn}`) ?? ''),
      answer: clean(content),
      observation: clean(observation),
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
