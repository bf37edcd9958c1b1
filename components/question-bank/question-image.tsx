'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { uploadContentImage } from '@/lib/courses/client';
import { purposes } from '@/lib/files/rules';
import type { Question } from '@/lib/question-bank/schemas/questions';

const { bytesMax, types } = purposes['content-image'];

type Props = {
  id: string;
  question: Question;
  onChange: (question: Question) => void;
  onPicture: (address: string) => void;
  wordsAt: (path: string) => string | undefined;
};

/** A picture beside the prompt, and its words for who does not see it. It goes up at once; saving only names it. */
export function QuestionImage({ id, question, onChange, onPicture, wordsAt }: Props) {
  const t = useTranslations('questionBank');
  const fields = useTranslations('fields');
  const words = useFailureWords();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { imageUrl, imageAlt } = question;

  async function send(file: File | undefined) {
    if (!file) return;
    setRefusal(undefined);
    if (file.size > bytesMax) return setRefusal(fields('photo-size', { maximum: bytesMax / 1024 / 1024 }));
    setSending(true);
    try {
      const { address } = await uploadContentImage(file);
      onPicture(address);
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      setSending(false);
    }
  }

  if (!imageUrl) {
    return (
      <Field id={`${id}-image`} label={t('image')} error={refusal ?? wordsAt('imageUrl')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={types.join(',')}
            disabled={isSending}
            className="min-h-11"
            onChange={(event) => void send(event.target.files?.[0])}
          />
        )}
      </Field>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr_auto] sm:items-end">
      <img src={imageUrl} alt="" className="max-h-32 max-w-full rounded-md border border-line" />
      <Field id={`${id}-alt`} label={t('imageAlt')} error={wordsAt('imageAlt')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={300}
            value={imageAlt ?? ''}
            onChange={(event) => onChange({ ...question, imageAlt: event.target.value || null })}
          />
        )}
      </Field>
      <Button icon="trash" onClick={() => onChange({ ...question, imageUrl: null, imageAlt: null })}>
        {t('noImage')}
      </Button>
    </div>
  );
}
