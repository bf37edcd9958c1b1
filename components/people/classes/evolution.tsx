'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Family } from '@/components/courses/course-picture';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { OptionalTextField, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import type { PeopleArea } from '@/lib/access/people-area';
import { planEvolutionOp } from '@/lib/class-life/contract';
import { canBeSetAside } from '@/lib/class-life/rules/evolution';
import { nameLengthMax } from '@/lib/classes/rules';
import type { InputOf } from '@/lib/platform/http/operation';
import { schoolYears } from '@/lib/students/rules';
import { EvolutionPlan } from './evolution-plan';
import { TermFields } from './group-fields';
import type { PlannedEvolution } from './planned-evolution';

type Asked = InputOf<typeof planEvolutionOp>;
type Props = { area: PeopleArea; family: Family; initial: Asked; maySetAside: boolean };

/** First what the new class is called, then the plan to be read; nothing happens before it is agreed to. */
export function Evolution({ area, family, initial, maySetAside }: Props) {
  const t = useTranslations('classLife.evolve');
  const [plan, setPlan] = useState<PlannedEvolution>();
  const blocks = plan && plan.id === null ? codesOf(plan) : [];
  const asksForReason = maySetAside && canBeSetAside(blocks);
  return (
    <>
      {/* What was typed stays behind the plan, for whoever goes back to it. */}
      <div hidden={plan !== undefined && plan.id !== null}>
        <Card title={t('form')}>
          <EditForm op={planEvolutionOp} initial={initial} done={null} guarded={false} onSaved={setPlan} startsHere>
            <div className="grid gap-4 sm:grid-cols-3">
              <div className="sm:col-span-3">
                <ClassName />
              </div>
              <Fields />
            </div>
            {plan && plan.id === null && <EvolutionPlan area={area} family={family} plan={plan} />}
            <div className="mt-4 grid gap-4">
              {asksForReason && <Reason />}
              <SaveRow label={t('plan')} variant="primary" icon="eye" />
            </div>
          </EditForm>
        </Card>
      </div>
      {plan && plan.id !== null && (
        <EvolutionPlan area={area} family={family} plan={plan} onBack={() => setPlan(undefined)} />
      )}
    </>
  );
}

function codesOf({ steps }: PlannedEvolution): string[] {
  return steps.flatMap(({ blocked = [] }) => blocked.map(({ code }) => code));
}

function ClassName() {
  const t = useTranslations('classes.field');
  return <TextField name="name" label={t('name')} required maxLength={nameLengthMax} autoComplete="off" />;
}

function Fields() {
  const t = useTranslations('classes.field');
  const years = useTranslations('students.schoolYear');
  return (
    <>
      <SelectField
        name="schoolYear"
        label={t('schoolYear')}
        required
        options={schoolYears.map((value) => ({ value, label: years(value) }))}
      />
      <TermFields />
    </>
  );
}

function Reason() {
  const t = useTranslations('classLife.evolve');
  return <OptionalTextField name="reason" label={t('override')} hint={t('overrideHint')} maxLength={300} />;
}
