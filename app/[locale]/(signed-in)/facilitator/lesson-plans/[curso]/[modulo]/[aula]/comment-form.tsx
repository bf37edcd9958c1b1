'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { writeCommentOp } from '@/lib/lesson-plans/contract/plans';
import { lazily } from '@/lib/platform/browser/lazy';

type Props = {
  lessonCode: string;
  /** The comment that it answers, and how to leave. */
  answered?: { id: string; author: string };
  onDone?: () => void;
};

/** What is typed stays until the server has it. */
export function CommentForm({ lessonCode, answered, onDone }: Props) {
  const t = useTranslations('lessonFeedback.comment');
  const router = useRouter();
  return (
    <EditForm
      op={writeCommentOp}
      initial={{ text: '' }}
      input={({ text }) => ({ lessonCode, text, ...(answered && { answersId: answered.id }) })}
      schema={async () => (await lazily(() => import('@/lib/lesson-plans/schemas/comments'))).NewComment}
      done={t('sent')}
      onSaved={(_, isAll) => {
        router.refresh();
        if (isAll) onDone?.();
      }}
      emptiesAfter
      prefix={answered ? `answer-${answered.id}-` : 'comment-'}
      className="grid gap-3"
    >
      <TextArea
        name="text"
        label={answered ? t('answerLabel', { author: answered.author }) : t('label')}
        hint={t('hint')}
        rows={3}
        maxLength={2000}
      />
      <SaveRow label={t(answered ? 'sendAnswer' : 'send')} pendingLabel={t('sending')}>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </SaveRow>
    </EditForm>
  );
}
