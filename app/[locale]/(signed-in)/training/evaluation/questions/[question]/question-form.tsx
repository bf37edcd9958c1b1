'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SaveBar } from '@/components/forms/save-bar';
import { useEditing } from '@/components/forms/use-editing';
import { toast } from '@/components/ui/toast';
import { links } from '@/lib/platform/links';
import { useReadQuestion, useUpdateQuestion } from '@/lib/training/client';
import { QuestionFields } from '../question-fields';
import { type EditedQuestion, type QuestionValues, questionInput, questionValues } from '../question-values';
import { conflictFields } from './conflict-fields';

/** Two tabs may have it open: the later save is told what the earlier one wrote. */
export function QuestionForm({ question, subjectName }: { question: EditedQuestion; subjectName: string }) {
  const t = useTranslations('training');
  const shell = useTranslations('shell');
  const router = useRouter();
  const update = useUpdateQuestion();
  const current = useReadQuestion();
  const valuesOf = (saved: EditedQuestion) =>
    questionValues(saved, (subject) => (subject === question.subject ? subjectName : subject));
  const form = useEditing<QuestionValues, EditedQuestion>({
    initial: valuesOf(question),
    revision: question.revision,
    send: (values, revision) =>
      update.run({ id: question.id, ...questionInput(values), ...(revision !== undefined && { revision }) }),
    read: () => current.run({ id: question.id }),
    valuesOf,
    onSaved: () => {
      toast.success(shell('saved'));
      router.refresh();
    },
  });
  const labels = {
    question: t('questions.field.question'),
    subject: t('subject.label'),
    tipo: t('reader.tipo'),
    schoolYear: t('reader.schoolYear'),
    locale: t('reader.locale'),
    mustCite: t('questions.field.mustCite'),
    mustSay: t('questions.field.mustSay'),
    mustNotSay: t('questions.field.mustNotSay'),
  };
  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <QuestionFields {...form} />
        {form.theirs && (
          <ConflictNotice
            fields={conflictFields(form.theirs, form.values, labels)}
            busy={form.isPending}
            onSaveMine={form.saveMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <SaveBar
          label={t('questions.save')}
          pending={form.isPending}
          refusal={form.refusal}
          errorCount={Object.keys(form.errors).length}
          cancelHref={links.trainingEvaluation()}
          onGiveUp={update.cancel}
        />
      </ReadyFieldset>
    </form>
  );
}
