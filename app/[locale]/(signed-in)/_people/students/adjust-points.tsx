'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { NumberField } from '@/components/forms/number-fields';
import { SaveRow } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { adjustPointsOp } from '@/lib/units/contract';
import type { StudentReport } from '@/lib/units/schemas';

type Unit = StudentReport['modules'][number]['units'][number];
type Props = { studentId: string; units: readonly Pick<Unit, 'unit' | 'paidBy'>[] };
type Values = { unit: string; amount: number | null; reason: string };

/** One line more for a unit that was paid, with its reason, which the student reads: nothing that was paid is taken back. */
export function AdjustPoints({ studentId, units }: Props) {
  const t = useTranslations('report.adjust');
  const [first] = units;
  return (
    <EditForm<typeof adjustPointsOp, Values>
      op={adjustPointsOp}
      initial={{ unit: String(first?.unit ?? ''), amount: null, reason: '' }}
      prefix={`adjust-${first?.paidBy}-`}
      input={({ unit, amount, reason }) => ({
        classId: units.find((each) => each.unit === Number(unit))?.paidBy ?? '',
        unit: Number(unit) as Unit['unit'],
        studentId,
        amount: amount as number,
        reason,
      })}
      fieldOfCode={{ 'unit.below-zero': 'amount' }}
      done={({ total }) => t('done', { total })}
      emptiesAfter
    >
      <div className="grid max-w-xl gap-4">
        <p className="text-ink-soft">{t('lead')}</p>
        <SelectField
          name="unit"
          label={t('unit')}
          options={units.map(({ unit }) => ({ value: String(unit), label: String(unit) }))}
        />
        <NumberField name="amount" label={t('amount')} hint={t('amountHint')} inputMode="text" />
        <TextField name="reason" label={t('reason')} hint={t('reasonHint')} maxLength={300} />
        <SaveRow label={t('save')} variant="primary" />
      </div>
    </EditForm>
  );
}
