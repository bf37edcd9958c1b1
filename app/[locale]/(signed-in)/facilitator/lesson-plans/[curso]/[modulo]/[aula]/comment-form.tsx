'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { useWriteComment } from '@/lib/lesson-plans/client';

type Props = {
  lessonCode: string;
  /** The comment that it answers, and how to leave. */
  answered?: { id: string; author: string };
  onDone?: () => void;
};

/** What is typed stays until the server has it. */
export function CommentForm({ lessonCode, answered, onDone }: Props) {
  const t = useTranslations('lessonFeedback.comment');
  const words = useFailureWords();
  const router = useRouter();
  const write = useWriteComment();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  useUnsavedGuard(text.trim() !== '');
  const id = answered ? `answer-${answered.id}` : 'comment';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (write.isPending) return;
    if (text.trim() === '') return setError(words.ofField({ code: 'required' }));
    setError(undefined);
    try {
      await write.run({ lessonCode, text, ...(answered && { answersId: answered.id }) });
      setText('');
      toast.success(t('sent'));
      router.refresh();
      onDone?.();
    } catch (failure) {
      setError(words.ofCall(failure));
    }
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <ReadyFieldset>
        <Field
          id={id}
          label={answered ? t('answerLabel', { author: answered.author }) : t('label')}
          hint={t('hint')}
          error={error}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <SlowNotice pending={write.isPending} onCancel={write.cancel} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={write.isPending}>
            {t(write.isPending ? 'sending' : answered ? 'sendAnswer' : 'send')}
          </Button>
          {onDone && (
            <Button variant="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </ReadyFieldset>
    </form>
  );
}
