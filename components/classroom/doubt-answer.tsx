'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { doubtAnswerLengthMax } from '@/lib/doubts/rules/limits';

type Props = { name: string; initial: string; onSave: (answer: string) => Promise<void>; onCancel: () => void };

/** A few words that the pupil reads again later. */
export function DoubtAnswer({ name, initial, onSave, onCancel }: Props) {
  const t = useTranslations('doubts');
  const id = useId();
  const [answer, setAnswer] = useState(initial);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(answer.trim());
      }}
    >
      <Field id={id} label={t('answerLabel')} hint={t('answerHint', { name })}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={doubtAnswerLengthMax}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon="check">
          {t('saveAnswer')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
