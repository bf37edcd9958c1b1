import * as z from 'zod/mini';
import { pageOf } from '@/lib/platform/shapes';
import { code } from './modules';

export const NewComment = z.object({
  lessonCode: code,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  /** The comment that it answers. */
  answersId: z.optional(z.uuid()),
});

const written = {
  id: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
  mayDelete: z.boolean(),
};

export const Comment = z.object(written);

export const CommentPage = pageOf(z.object({ ...written, replies: z.array(Comment) }));
