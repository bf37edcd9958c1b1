'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { FormMessages } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/use-go';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { answerTrainingOp, type listTrainingRequestsOp } from '@/lib/preliminary-training/contract';
import { type RequestAction, requestActions, statusAfter } from '@/lib/preliminary-training/rules';

type Request = ReplyOf<typeof listTrainingRequestsOp>['items'][number];

/** Words, and what they mean: the buttons are the steps that the request may take now. */
export function AnswerTrainingForm({ request: { id, status, revision, facilitatorName } }: { request: Request }) {
  const t = useTranslations('trainingRequests');
  const go = useGo();
  const actions = requestActions.filter((action) => statusAfter(status, action));
  const [first] = actions;
  if (!first) return null;
  return (
    <EditForm
      key={`${id}-${revision}`}
      op={answerTrainingOp}
      initial={{ id, action: first as RequestAction, answer: '' }}
      revision={revision}
      done={t('answer.done')}
      onSaved={() => go.refresh()}
      onStale={() => go.refresh()}
      prefix={`${id}-`}
      label={t('answer.of', { name: facilitatorName })}
      className="mt-3 grid gap-3"
    >
      <TextArea
        name="answer"
        label={t(status === 'accepted' ? 'answer.wordsDone' : 'answer.words')}
        hint={t('answer.hint')}
        rows={2}
        maxLength={1000}
        required
      />
      <FormMessages />
      <Steps actions={actions} />
    </EditForm>
  );
}

function Steps({ actions }: { actions: readonly RequestAction[] }) {
  const t = useTranslations('trainingRequests');
  const form = useFormView();
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action, at) => (
        <Button
          key={action}
          type="submit"
          variant={at === 0 ? 'primary' : 'secondary'}
          busy={form.isPending && form.valueOf('action') === action}
          onClick={() => form.change('action', action)}
        >
          {t(`answer.${action}`)}
        </Button>
      ))}
    </div>
  );
}
