'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SaveBar } from '@/components/forms/save-bar';
import { useEditing } from '@/components/forms/use-editing';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { randomId } from '@/lib/platform/browser/random-id';
import { links } from '@/lib/platform/links';
import { useCreateQuestion } from '@/lib/training/client';
import { usualReader } from '../../reader-fields';
import { QuestionFields } from './question-fields';
import { type EditedQuestion, type QuestionValues, questionInput, questionValues } from './question-values';

const initial: QuestionValues = {
  ...usualReader,
  question: '',
  subject: null,
  mustCite: '',
  mustSay: '',
  mustNotSay: '',
};

export function NewQuestionForm() {
  const t = useTranslations('training.questions');
  const shell = useTranslations('shell');
  const go = useGo();
  const create = useCreateQuestion();
  // Given here, so that saving again over a bad line makes one.
  const [id] = useState(randomId);
  const list = links.trainingEvaluation();
  const form = useEditing<QuestionValues, EditedQuestion>({
    initial,
    revision: undefined,
    send: (values) => create.run({ id, ...questionInput(values) }),
    read: () => Promise.reject(new Error('what is new has no other version')),
    valuesOf: (saved) => questionValues(saved),
    onSaved: () => {
      toast.success(shell('saved'));
      go.replace(list);
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <QuestionFields {...form} />
        <SaveBar
          label={t('create')}
          pending={form.isPending}
          refusal={form.refusal}
          errorCount={Object.keys(form.errors).length}
          cancelHref={list}
          onGiveUp={create.cancel}
        />
      </ReadyFieldset>
    </form>
  );
}
