'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFormView } from '@/components/forms/form-view';
import { LinesField, TextField } from '@/components/forms/text-fields';
import { MarkdownField } from '@/components/markdown/markdown-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { bodyLengthMax, nameLengthMax } from '@/lib/knowledge-base/rules';

/** One topic: its name, the questions that it suggests, and what it says. */
export function TopicEditor({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations('knowledgeEditing');
  const form = useFormView();
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // It stands below a long list: whoever opened it is led there.
  useEffect(() => input.current?.focus(), []);
  const at = `topics.${index}`;
  const name = String(form.valueOf(`${at}.topic`) || t('unnamed'));
  return (
    <div>
      <Card
        title={name}
        actions={
          <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
            {t('removeTopic')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField ref={input} name={`${at}.topic`} label={t('field.topic')} maxLength={nameLengthMax} required />
          <LinesField name={`${at}.suggestions`} label={t('field.questions')} hint={t('field.questionsHint')} />
          <MarkdownField name={`${at}.body`} label={t('field.body')} lengthMax={bodyLengthMax} />
        </div>
      </Card>
      <ConfirmDialog
        open={isAsked}
        title={t('removal.title', { name })}
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
