'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { NumberField } from '@/components/forms/number-fields';
import { SaveRow } from '@/components/forms/save-bar';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { closeUnitOp } from '@/lib/units/contract';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import type { UnitPreview } from '@/lib/units/schemas';

type Props = { classId: string; unit: number; preview: UnitPreview };

type WarningCode = UnitPreview['warnings'][number]['code'];
type Values = { typed: number | null; understood: boolean } & Partial<Record<WarningCode, boolean>>;

/** Each warning is read and ticked, or mended first, and the unit's number typed once more: what is paid is never taken back. */
export function CloseUnit({ classId, unit, preview: { warnings, students } }: Props) {
  const t = useTranslations('units');
  const go = useGo();
  const initial: Values = {
    typed: null,
    understood: false,
    ...Object.fromEntries(warningCodes.map((code) => [code, false])),
  };
  const mend: Record<WarningCode, string> = {
    'test-not-taken': links.classTest(classId, unit),
    // Both stand there: whose written answers wait for a grade, and what came late.
    'answers-ungraded': links.classTest(classId, unit),
    'practice-missing': links.testTexts(classId, unit),
    'self-assessment-missing': links.classEntries(classId),
    'project-unassigned': links.teams(classId),
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
          // One that came since the page was opened has no box yet.
          onRefused={(code) => code === 'unit.warnings-not-ticked' && go.refresh()}
          done={({ points, students: paid }) => t('done', { unit, points, students: paid })}
        >
          <div className="grid gap-5">
            {warnings.map(({ code, studentIds }) => (
              <div key={code}>
                <CheckField
                  name={code}
                  label={t(`warning.${code}.text`, { count: studentIds.length })}
                  hint={
                    studentIds
                      .map((id) => nameOf.get(id))
                      .filter(Boolean)
                      .join(', ') || undefined
                  }
                />
                <AppLink className="font-semibold underline" href={mend[code]}>
                  {t(`warning.${code}.mend`)}
                </AppLink>
              </div>
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
