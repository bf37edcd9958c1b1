'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CommentForm } from './comment-form';

type Props = { lessonCode: string; answersId: string; author: string };

export function CommentAnswer({ lessonCode, answersId, author }: Props) {
  const t = useTranslations('lessonFeedback.comment');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <div className="w-full">
        <CommentForm lessonCode={lessonCode} answered={{ id: answersId, author }} onDone={() => setOpen(false)} />
      </div>
    );
  }
  return (
    <Button variant="quiet" size="sm" aria-label={t('answerTo', { author })} onClick={() => setOpen(true)}>
      {t('answer')}
    </Button>
  );
}
