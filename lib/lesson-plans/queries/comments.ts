import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { commentReach } from '../reach/comments';
import { modulesOn } from '../reach/modules';
import { schoolDay } from '../rules/school-day';
import { CommentPage } from '../schemas/comments';
import { code } from '../schemas/modules';

const written = {
  id: true,
  text: true,
  createdAt: true,
  authorId: true,
  author: { select: { name: true } },
} satisfies Prisma.PlanCommentSelect;

type WrittenRow = Prisma.PlanCommentGetPayload<{ select: typeof written }>;

const CommentSearch = z.object({
  lessonCode: code,
  page: PageNumber,
});

const commentsPerPage = 20;

/** The comments below a lesson's plan, the newest first; answers stand below theirs as they came. */
export const planComments = defineQuery({
  name: 'lesson-plans.comments',
  may: abilities['lesson-plan:read'],
  input: CommentSearch,
  reply: CommentPage,
  run: async ({ db, actor, input: { lessonCode, page }, now }) => {
    const lesson = await db.lesson.findFirst({
      where: { code: lessonCode, unit: { module: within(modulesOn(schoolDay(now)), actor) } },
      select: { id: true },
    });
    if (!lesson) return null;
    const where = within(commentReach, actor, { lessonId: lesson.id, answersId: null });
    const replies = { where: within(commentReach, actor), select: written, orderBy: { createdAt: 'asc' as const } };
    const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
    const shown = ({ id, text, createdAt, authorId, author }: WrittenRow) => ({
      id,
      text,
      createdAt: createdAt.toISOString(),
      author: author.name,
      mayDelete: actor.tipo === 'admin' || authorId === actor.id,
    });
    return paged(
      { page, pageSize: commentsPerPage },
      (window) => db.planComment.findMany({ where, orderBy, select: { ...written, replies }, ...window }),
      () => db.planComment.count({ where }),
      (row) => ({ ...shown(row), replies: row.replies.map(shown) }),
    );
  },
});
