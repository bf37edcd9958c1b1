'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveBar } from '@/components/forms/save-bar';
import { LinesField, TextArea } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { useGo } from '@/components/ui/use-go';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { randomId } from '@/lib/platform/browser/random-id';
import { createQuestionOp, readQuestionOp, updateQuestionOp } from '@/lib/training/contract/evaluation';
import type { QuestionDetail } from '@/lib/training/schemas/evaluation';
import { PassagePicker } from '../../passage-picker';
import { ReaderFields, type ReaderValues, readerInput, usualReader } from '../../reader-fields';
import { SubjectPicker } from '../../subject-picker';

type EditedQuestion = z.infer<typeof QuestionDetail>;
type Values = ReaderValues &
  Pick<EditedQuestion, 'question' | 'mustCite' | 'mustSay' | 'mustNotSay'> & { subject: ComboboxOption | null };

const blank: Values = { ...usualReader, question: '', subject: null, mustCite: [], mustSay: [], mustNotSay: [] };
const linesLengthMax = 5000;

type Props = { question?: EditedQuestion; subjectName?: string };

/** Create and edit are one form. Two tabs may have it open: the later save is told what the earlier one wrote. */
export function QuestionForm({ question: edited, subjectName }: Props) {
  const t = useTranslations('training.questions');
  const go = useGo();
  // A new one's is given here, so that saving again over a bad line makes one.
  const [id] = useState(edited?.id ?? randomId);
  const list = links.trainingEvaluation();

  function valuesOf({ question, tipo, schoolYear, locale: language, subject, ...saved }: EditedQuestion): Values {
    const { mustCite, mustSay, mustNotSay } = saved;
    const label = subject === edited?.subject ? (subjectName ?? subject) : subject;
    const reader = { tipo, schoolYear, locale: language };
    return { ...reader, question, subject: { value: subject, label }, mustCite, mustSay, mustNotSay };
  }

  return (
    <EditForm
      op={edited ? updateQuestionOp : createQuestionOp}
      initial={edited ? valuesOf(edited) : blank}
      valuesOf={valuesOf}
      input={(values) => ({ ...values, ...readerInput(values), id, subject: values.subject?.value ?? '' })}
      revision={edited?.revision}
      read={edited && (() => call(readQuestionOp, { id }))}
      onSaved={() => (edited ? go.refresh() : go.replace(list))}
      {...(!edited && { continuesAt: (made: EditedQuestion) => links.trainingQuestion(made.id) })}
      startsHere={!edited}
    >
      <Card title={t('asked')}>
        <div className="grid gap-4">
          <TextArea name="question" label={t('field.question')} rows={2} maxLength={questionLengthMax} required />
          <SubjectPicker />
          <ReaderFields />
        </div>
      </Card>
      <Card title={t('wanted')}>
        <div className="grid gap-4">
          <PageToCite />
          {(['mustCite', 'mustSay', 'mustNotSay'] as const).map((name) => (
            <LinesField
              key={name}
              name={name}
              label={t(`field.${name}`)}
              hint={t(name === 'mustCite' ? 'field.mustCiteHint' : 'field.phrasesHint')}
              rows={3}
              maxLength={linesLengthMax}
            />
          ))}
        </div>
      </Card>
      <SaveBar label={t(edited ? 'save' : 'create')} cancelHref={list} />
    </EditForm>
  );
}

/** A page that is found is one more line of those that must be cited. */
function PageToCite() {
  const t = useTranslations('training.page');
  const form = useFormView();
  const add = (lines: readonly string[], line: string) => (lines.includes(line) ? lines : [...lines, line]);
  return (
    <PassagePicker
      id="page"
      label={t('label')}
      value={null}
      onChange={(page) => page && form.change('mustCite', (lines: readonly string[]) => add(lines, page.value))}
    />
  );
}
