import { defineQuery } from '@/lib/access/define-query';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { dislikedPerPage, withoutPeople } from '../rules';
import { DislikedSearch } from '../schemas/disliked';

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

type Source = { title: string; heading: string; address: string };

/** Whose they are plays no part in who may read them, because nothing in them says it. */
export const dislikedAnswers = defineQuery({
  name: 'training.disliked',
  may: 'disliked-answer:read',
  hiddenWhileSeeing: true,
  input: DislikedSearch,
  run: async ({ db, input: { state, page } }) => {
    const where: Prisma.ChatMessageWhereInput = {
      role: 'assistant',
      liking: 'disliked',
      // A child's own words: for whom they concern, and nobody else.
      origin: { not: 'care' },
      reviewedAt: state === 'open' ? null : { not: null },
    };
    const [total, answers] = await Promise.all([
      db.chatMessage.count({ where }),
      db.chatMessage.findMany({
        where,
        orderBy: [{ feedbackAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * dislikedPerPage,
        take: dislikedPerPage,
        include: { conversation: { select: { subject: true, division: true, account: known } } },
      }),
    ]);
    const questions = await db.chatMessage.findMany({
      where: { OR: answers.map(({ conversationId, turn }) => ({ conversationId, turn, role: 'user' })) },
      select: { conversationId: true, turn: true, content: true },
    });
    const asked = new Map(questions.map(({ conversationId, turn, content }) => [`${conversationId} ${turn}`, content]));
    const items = answers.map((answer) => {
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
      };
    });
    return { items, total, page, pageSize: dislikedPerPage };
  },
});
