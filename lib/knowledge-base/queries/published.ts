import { defineCatalogue } from '@/lib/access/define-catalogue';
import { mayBeId, originOf } from '../rules';
import { inOrder } from './knowledge-bases';
import { languageOfTopic } from './topic-language';

/** The open list: every base that has a topic, with its topics' names and questions. A base is in the language of its first. */
export const publishedBases = defineCatalogue({
  name: 'knowledge-base.published',
  run: async ({ db }) => {
    const bases = await db.knowledgeBase.findMany({
      where: { topics: { some: {} } },
      orderBy: inOrder,
      select: {
        id: true,
        kind: true,
        name: true,
        topics: { select: { id: true, name: true, suggestions: true, body: true }, orderBy: inOrder },
      },
    });
    return bases.map((base) => {
      const topics = base.topics.map(({ body, ...topic }) => ({
        ...topic,
        language: languageOfTopic({ ...topic, body }),
      }));
      return { ...base, topics, language: topics[0]?.language, origin: originOf(base.kind) };
    });
  },
});

/** One topic as its page shows it, with the topics of its base around it. */
export const publishedTopic = defineCatalogue({
  name: 'knowledge-base.published-topic',
  run: async ({ db }, id: string) => {
    if (!mayBeId(id)) return null;
    const topic = await db.knowledgeTopic.findUnique({
      where: { id },
      select: {
        id: true,
        name: true,
        suggestions: true,
        body: true,
        updatedAt: true,
        base: {
          select: { id: true, name: true, kind: true, topics: { select: { id: true, name: true }, orderBy: inOrder } },
        },
      },
    });
    return topic && { ...topic, language: languageOfTopic(topic), updatedAt: topic.updatedAt.toISOString() };
  },
});

/** Every topic that has a page, for the sitemap. */
export const publishedTopics = defineCatalogue({
  name: 'knowledge-base.published-topics',
  run: async ({ db }) => {
    const topics = await db.knowledgeTopic.findMany({ select: { id: true, updatedAt: true }, orderBy: { id: 'asc' } });
    return topics.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
  },
});
