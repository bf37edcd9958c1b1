'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import { PassagePicker } from '../../passage-picker';
import { ReaderFields } from '../../reader-fields';
import { SubjectPicker } from '../../subject-picker';
import type { QuestionValues } from './question-values';

const linesLengthMax = 5000;

/** What is asked, as whom, and what makes the answer good. */
export function QuestionFields({ values, change, errors }: Editing<QuestionValues>) {
  const t = useTranslations('training');
  /** Each line is a value of its own on the wire. */
  const errorOf = (field: string) => Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1];
  const lines = (field: 'mustCite' | 'mustSay' | 'mustNotSay', hint: string) => (
    <Field id={field} label={t(`questions.field.${field}`)} hint={hint} error={errorOf(field)}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={linesLengthMax}
          value={values[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <Card title={t('questions.asked')}>
        <div className="grid gap-4">
          <Field id="question" label={t('questions.field.question')} required error={errors.question}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={questionLengthMax}
                value={values.question}
                onChange={(event) => change({ question: event.target.value })}
              />
            )}
          </Field>
          <SubjectPicker value={values.subject} error={errors.subject} onChange={(subject) => change({ subject })} />
          <ReaderFields value={values} onChange={change} />
        </div>
      </Card>
      <Card title={t('questions.wanted')}>
        <div className="grid gap-4">
          <PassagePicker
            id="page"
            label={t('page.label')}
            value={null}
            onChange={(page) => page && change({ mustCite: withLine(values.mustCite, page.value) })}
          />
          {lines('mustCite', t('questions.field.mustCiteHint'))}
          {lines('mustSay', t('questions.field.phrasesHint'))}
          {lines('mustNotSay', t('questions.field.phrasesHint'))}
        </div>
      </Card>
    </>
  );
}

function withLine(text: string, line: string): string {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  return (lines.includes(line) ? lines : [...lines, line]).join('\n');
}
