import { useFormatter } from 'next-intl';
import type * as z from 'zod/mini';
import type { Comment } from '@/lib/lesson-plans/schemas/comments';
import { CommentAnswer } from './comment-answer';
import { DeleteComment } from './delete-comment';

type Props = {
  comment: z.infer<typeof Comment>;
  /** Given for one that can be answered. */
  lessonCode?: string;
  answers?: number;
};

export function CommentCard({ comment, lessonCode, answers = 0 }: Props) {
  const format = useFormatter();
  const { id, author, text, createdAt, mayDelete } = comment;
  return (
    <article>
      <p>
        <strong>{author}</strong>{' '}
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="mt-1 flex flex-wrap items-start gap-2">
        {lessonCode && <CommentAnswer lessonCode={lessonCode} answersId={id} author={author} />}
        {mayDelete && <DeleteComment id={id} author={author} answers={answers} />}
      </div>
    </article>
  );
}
