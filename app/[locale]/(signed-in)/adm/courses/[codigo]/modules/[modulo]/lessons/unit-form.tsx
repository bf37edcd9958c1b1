'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { updateUnitOp } from '@/lib/courses/contract/lessons';
import type { OutlineUnit } from './outline-unit';

/** One sentence: who comes second sees the other's above the own, because the page has refreshed, and saves again. */
export function UnitForm({ unit, onDone }: { unit: OutlineUnit; onDone: () => void }) {
  const t = useTranslations('lessonWriting.lessons');
  const router = useRouter();
  return (
    <EditForm
      op={updateUnitOp}
      initial={{ objective: unit.objective }}
      input={({ objective }) => ({ unitId: unit.id, objective })}
      revision={unit.revision}
      fieldOfCode={{ 'request.changed-meanwhile': 'objective' }}
      onStale={() => router.refresh()}
      onSaved={(_, isAll) => {
        router.refresh();
        if (isAll) onDone();
      }}
      prefix={`${unit.id}-`}
      className="flex flex-col gap-2"
    >
      <Objective theirs={unit.objective} />
      <SaveRow label={t('saveUnit')} variant="primary" />
    </EditForm>
  );
}

function Objective({ theirs }: { theirs: string }) {
  const t = useTranslations('lessonWriting.lessons');
  const { isStale } = useFormView();
  const hint = isStale && t('theirs', { text: theirs });
  return <TextArea name="objective" label={t('objective')} hint={hint} rows={2} maxLength={1000} required />;
}
