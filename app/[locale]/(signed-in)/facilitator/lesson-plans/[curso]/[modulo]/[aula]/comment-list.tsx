import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Card } from '@/components/ui/card';
import { Pagination } from '@/components/ui/pagination';
import type { CommentPage } from '@/lib/lesson-plans/schemas/comments';
import { links } from '@/lib/links';
import { CommentCard } from './comment-card';
import { CommentForm } from './comment-form';
import type { LessonHere } from './lesson-here';

type Props = { here: LessonHere; comments: z.infer<typeof CommentPage> };

export function CommentList({ here: { course, module, lesson }, comments }: Props) {
  const t = useTranslations('lessonPlans.plan');
  const pages = useTranslations('ui.pages');
  const href = links.lessonPlan(course.code, module.code, lesson.lessonCode);
  const { items, page, pageSize, total } = comments;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <Card title={t('comments')} lead={t('commentsReach')}>
      <CommentForm lessonCode={lesson.lessonCode} />
      {total === 0 && <p className="mt-4 text-ink-soft">{t('noComments')}</p>}
      <ol aria-label={t('comments')} id="comments" className="mt-4 divide-y divide-line">
        {items.map((comment) => (
          <li key={comment.id} className="py-4">
            <CommentCard comment={comment} lessonCode={lesson.lessonCode} answers={comment.replies.length} />
            {comment.replies.length > 0 && (
              <ol className="mt-3 grid gap-3 border-line border-s-2 ps-4">
                {comment.replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentCard comment={reply} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(other) => `${href}?comments=${other}#comments`}
        labels={{
          pages: pages('label'),
          previous: pages('previous'),
          next: pages('next'),
          position: pages('position', { page, count: pageCount }),
        }}
      />
    </Card>
  );
}
