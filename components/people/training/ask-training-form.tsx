'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import type { SelectOption } from '@/components/ui/select';
import { useGo } from '@/components/ui/use-go';
import { askTrainingOp } from '@/lib/preliminary-training/contract';

const blank = { moduleId: null as string | null, note: '' };

export function AskTrainingForm({ modules }: { modules: readonly SelectOption[] }) {
  const t = useTranslations('trainingRequests');
  const go = useGo();
  return (
    <EditForm
      op={askTrainingOp}
      initial={blank}
      input={({ moduleId, note }) => ({ moduleId: moduleId ?? '', note })}
      fieldOfCode={{ 'training-request.already-open': 'moduleId' }}
      done={t('ask.done')}
      onSaved={() => go.refresh()}
      emptiesAfter
      className="mb-6"
    >
      <Card title={t('ask.title')} lead={t('ask.lead')}>
        <div className="grid gap-4">
          <SelectField name="moduleId" label={t('field.module')} required none={t('ask.choose')} options={modules} />
          <TextArea name="note" label={t('field.note')} hint={t('ask.noteHint')} rows={3} maxLength={1000} />
          <SaveRow label={t('ask.send')} variant="primary" />
        </div>
      </Card>
    </EditForm>
  );
}
