'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { MarkdownEditor } from '@/components/markdown/markdown-editor';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { bodyLengthMax, nameLengthMax } from '@/lib/knowledge-base/rules';
import type { TopicValues } from './base-values';

type Props = {
  topic: TopicValues;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<TopicValues>) => void;
  onRemove: () => void;
};

/** One topic: its name, the questions that it suggests, and what it says. */
export function TopicEditor({ topic, index, errors, onChange, onRemove }: Props) {
  const t = useTranslations('knowledgeEditing');
  const [isAsked, setAsked] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  // It stands below a long list: whoever opened it is led there.
  useEffect(() => name.current?.focus(), []);
  const errorOf = (field: string) => errors[`topics.${index}.${field}`];
  const ofQuestion = Object.entries(errors).find(([path]) => path.startsWith(`topics.${index}.suggestions`));
  return (
    <div>
      <Card
        title={topic.topic || t('unnamed')}
        actions={
          <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
            {t('removeTopic')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <Field id="topic" label={t('field.topic')} required error={errorOf('topic')}>
            {(control) => (
              <TextInput
                {...control}
                ref={name}
                maxLength={nameLengthMax}
                value={topic.topic}
                onChange={(event) => onChange({ topic: event.target.value })}
              />
            )}
          </Field>
          <Field id="questions" label={t('field.questions')} hint={t('field.questionsHint')} error={ofQuestion?.[1]}>
            {(control) => (
              <Textarea
                {...control}
                value={topic.questions}
                onChange={(event) => onChange({ questions: event.target.value })}
              />
            )}
          </Field>
          <MarkdownEditor
            id="body"
            label={t('field.body')}
            value={topic.body}
            lengthMax={bodyLengthMax}
            error={errorOf('body')}
            onChange={(body) => onChange({ body })}
          />
        </div>
      </Card>
      <ConfirmDialog
        open={isAsked}
        title={t('removal.title', { name: topic.topic || t('unnamed') })}
        confirmLabel={t('removal.confirm')}
        cancelLabel={t('removal.cancel')}
        onConfirm={onRemove}
        onCancel={() => setAsked(false)}
      >
        {t('removal.text')}
      </ConfirmDialog>
    </div>
  );
}
