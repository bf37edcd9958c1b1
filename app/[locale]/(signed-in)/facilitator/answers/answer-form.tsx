'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { TextArea, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { keepVerifiedAnswerOp, readVerifiedAnswerOp, updateVerifiedAnswerOp } from '@/lib/verified-answers/contract';
import { answerLengthMax, questionLengthMax } from '@/lib/verified-answers/rules/limits';
import type { VerifiedAnswerDetail } from '@/lib/verified-answers/schemas';

type Kept = z.infer<typeof VerifiedAnswerDetail>;
type Props = { kept: Kept; doubt?: never } | { kept?: never; doubt: { id: string; question: string; answer: string } };

function changeable({ id, question, answer, wholeSchool }: Kept) {
  return { id, question, answer, wholeSchool };
}

/** Keeping and changing are one form. What the doubt said is the beginning: everything of it may be written anew. */
export function AnswerForm({ kept, doubt }: Props) {
  const t = useTranslations('verifiedAnswers');
  const go = useGo();
  const onSaved = () => go.replace(links.verifiedAnswers());
  const fields = (
    <>
      <Card>
        <div className="grid gap-4">
          <TextField
            name="question"
            label={t('field.question')}
            hint={t('questionHint')}
            maxLength={questionLengthMax}
            required
          />
          <TextArea
            name="answer"
            label={t('field.answer')}
            hint={t('answerHint')}
            rows={8}
            maxLength={answerLengthMax}
            required
          />
          <CheckField name="wholeSchool" label={t('share')} />
        </div>
      </Card>
      <SaveBar label={t(kept ? 'save' : 'keep')} cancelHref={links.verifiedAnswers()} />
    </>
  );
  if (kept) {
    return (
      <EditForm
        op={updateVerifiedAnswerOp}
        initial={changeable(kept)}
        revision={kept.revision}
        read={() => call(readVerifiedAnswerOp, { id: kept.id })}
        valuesOf={changeable}
        onSaved={onSaved}
      >
        {fields}
      </EditForm>
    );
  }
  const { id: doubtId, question, answer } = doubt;
  return (
    <EditForm op={keepVerifiedAnswerOp} initial={{ doubtId, question, answer, wholeSchool: false }} onSaved={onSaved}>
      {fields}
    </EditForm>
  );
}
