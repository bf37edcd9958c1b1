'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { doubtAnswerLengthMax } from '@/lib/doubts/rules/limits';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { draftOf, keepDraft } from '@/lib/platform/browser/typed-draft';

type Props = {
  /** Of the doubt: what is typed comes back to it after a reload or the back button. */
  of: string;
  name: string;
  initial: string;
  /** Whether it is kept now. */
  onSave: (answer: string) => Promise<boolean>;
  onCancel: () => void;
};

/** A few words that the pupil reads again later. */
export function DoubtAnswer({ of, name, initial, onSave, onCancel }: Props) {
  const t = useTranslations('doubts');
  const id = useId();
  const [answer, setAnswer] = useState(() => draftOf(storedKeys.doubt, of) || initial);
  const keep = (text: string) => keepDraft(storedKeys.doubt, of, text);

  async function save() {
    if (await onSave(answer.trim())) keep('');
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id={id} label={t('answerLabel')} hint={t('answerHint', { name })}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={doubtAnswerLengthMax}
            value={answer}
            onChange={({ target }) => {
              setAnswer(target.value);
              keep(target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon="check">
          {t('saveAnswer')}
        </Button>
        <Button
          onClick={() => {
            keep('');
            onCancel();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
