import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { KnowledgeBase, KnowledgeTopic, Prisma } from '@/lib/platform/db/generated/client';
import { Exists } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { knowledgeBaseReach } from '../reach';
import { kindsOf, mayBeId, originOf, origins } from '../rules';
import { KnowledgeBaseDetail, KnowledgeBaseList, KnowledgeBaseRef, TopicsOfBases } from '../schemas';

export const inOrder = [{ position: 'asc' }, { name: 'asc' }] satisfies Prisma.KnowledgeTopicOrderByWithRelationInput[];

function asked(actor: Actor, origin: '9' | '11' | undefined): Prisma.KnowledgeBaseWhereInput {
  const kinds = origin && kindsOf(origin === String(origins.guides) ? origins.guides : origins.shared);
  return within(knowledgeBaseReach, actor, kinds ? { kind: { in: kinds } } : {});
}

function head({ id, kind, name, revision, updatedAt }: KnowledgeBase) {
  return { id, kind, origin: originOf(kind), name, revision, updatedAt: updatedAt.toISOString() };
}

export function knowledgeBaseDetail({ topics, ...base }: KnowledgeBase & { topics: readonly KnowledgeTopic[] }) {
  const shown = topics.map(({ id, name, suggestions, body }) => ({ id, topic: name, suggestions, body }));
  return { ...head(base), topics: shown };
}

const KnowledgeBaseSearch = z.object({ origin: z.optional(z.enum(['9', '11'])) });

export const knowledgeBaseList = defineQuery({
  name: 'knowledge-base.list',
  may: abilities['knowledge-base:read'],
  input: KnowledgeBaseSearch,
  reply: KnowledgeBaseList,
  run: async ({ db, actor, input: { origin } }) => {
    const bases = await db.knowledgeBase.findMany({
      where: asked(actor, origin),
      orderBy: inOrder,
      include: { _count: { select: { topics: true } } },
    });
    return { items: bases.map(({ _count, ...base }) => ({ ...head(base), topicCount: _count.topics })) };
  },
});

/** What the assistant's panel offers to ask. */
export const topicsOfBases = defineQuery({
  name: 'knowledge-base.topics',
  may: abilities['knowledge-base:read'],
  input: KnowledgeBaseSearch,
  reply: TopicsOfBases,
  run: async ({ db, actor, input: { origin } }) => {
    const topics = { select: { id: true, name: true, suggestions: true }, orderBy: inOrder };
    const bases = await db.knowledgeBase.findMany({
      where: asked(actor, origin),
      orderBy: inOrder,
      select: { id: true, kind: true, name: true, topics },
    });
    const items = bases.map(({ id, kind, name, topics: named }) => ({
      id,
      origin: originOf(kind),
      name,
      topics: named.map(({ id: topicId, name: topic, suggestions }) => ({ id: topicId, topic, suggestions })),
    }));
    return { items };
  },
});

export const knowledgeBaseById = defineQuery({
  name: 'knowledge-base.read',
  may: abilities['knowledge-base:read'],
  input: KnowledgeBaseRef,
  reply: KnowledgeBaseDetail,
  run: async ({ db, actor, input: { id } }) => {
    if (!mayBeId(id)) return null;
    const base = await db.knowledgeBase.findFirst({
      where: within(knowledgeBaseReach, actor, { id }),
      include: { topics: { orderBy: inOrder } },
    });
    return base && knowledgeBaseDetail(base);
  },
});

export const knowledgeBaseExists = defineQuery({
  name: 'knowledge-base.exists',
  may: abilities['knowledge-base:read'],
  input: KnowledgeBaseRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => {
    const where = within(knowledgeBaseReach, actor, { id });
    return { exists: mayBeId(id) && (await db.knowledgeBase.count({ where })) > 0 };
  },
});
