'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { NumberField } from '@/components/forms/number-fields';
import { SaveRow } from '@/components/forms/save-bar';
import { Card } from '@/components/ui/card';
import { closeUnitOp } from '@/lib/units/contract';
import type { UnitPreview } from '@/lib/units/schemas';

type Props = { classId: string; unit: number; preview: UnitPreview };

type WarningCode = UnitPreview['warnings'][number]['code'];
type Values = { typed: number | null; understood: boolean } & Partial<Record<WarningCode, boolean>>;

/** Each warning is read and ticked, and the unit's number typed once more: what is paid is never taken back. */
export function CloseUnit({ classId, unit, preview: { warnings, students } }: Props) {
  const t = useTranslations('units');
  const initial: Values = {
    typed: null,
    understood: false,
    ...Object.fromEntries(warnings.map(({ code }) => [code, false])),
  };
  const nameOf = new Map(students.map(({ studentId, name }) => [studentId, name]));
  return (
    <div data-print="no" className="mt-6">
      <Card title={t('close', { unit })} lead={t('closeLead')}>
        <EditForm<typeof closeUnitOp, Values>
          op={closeUnitOp}
          initial={initial}
          guarded={false}
          input={(values) => ({
            classId,
            unit: unit as 1 | 2 | 3,
            typed: values.typed ?? 0,
            understood: values.understood,
            ticked: warnings.map(({ code }) => code).filter((code) => values[code]),
          })}
          fieldOfCode={{ 'unit.number-mistyped': 'typed' }}
          done={({ points, students: paid }) => t('done', { unit, points, students: paid })}
        >
          <div className="grid gap-5">
            {warnings.map(({ code, studentIds }) => (
              <CheckField
                key={code}
                name={code}
                label={t(`warning.${code}.text`, { count: studentIds.length })}
                hint={
                  studentIds
                    .map((id) => nameOf.get(id))
                    .filter(Boolean)
                    .join(', ') || undefined
                }
              />
            ))}
            <CheckField name="understood" label={t('understood')} />
            <NumberField name="typed" label={t('typed')} hint={t('typedHint', { unit })} />
            <SaveRow label={t('close', { unit })} variant="primary" />
          </div>
        </EditForm>
      </Card>
    </div>
  );
}
