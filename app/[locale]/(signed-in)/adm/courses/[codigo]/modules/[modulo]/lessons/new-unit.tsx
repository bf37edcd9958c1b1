'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { createUnitOp } from '@/lib/courses/contract/lessons';
import { unitsMax } from '@/lib/courses/rules';

export function NewUnit({ moduleId, count }: { moduleId: string; count: number }) {
  const t = useTranslations('lessonWriting.lessons');
  if (count >= unitsMax) return null;
  return (
    <Card title={t('newUnit', { number: count + 1 })} className="mt-6">
      <EditForm
        op={createUnitOp}
        initial={{ objective: '' }}
        input={({ objective }) => ({ moduleId, objective })}
        done={null}
        emptiesAfter
        prefix="new-unit-"
        startsHere={count === 0}
      >
        <TextArea name="objective" label={t('objective')} rows={2} maxLength={1000} required />
        <SaveRow label={t('addUnit')} icon="plus" />
      </EditForm>
    </Card>
  );
}
