'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';

export type Skill = { code: string; axis: string; year: string; text: string };
/** What the form holds: minutes as they are typed. */
export type LessonValues = { name: string; objective: string; minutes: string; skillCodes: readonly string[] };

type Props = { form: Editing<LessonValues>; skills: readonly Skill[]; code: string };

export function LessonFields({ form, skills, code }: Props) {
  const t = useTranslations('lessonWriting.lesson');
  const { values, change, errors } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
      <Field id="lesson-name" label={t('field.name')} required error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field id="lesson-code" label={t('code')}>
        {(control) => <TextInput {...control} value={code} readOnly />}
      </Field>
      <Field id="lesson-objective" label={t('field.objective')} error={errors.objective}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={values.objective}
            onChange={(event) => change({ objective: event.target.value })}
          />
        )}
      </Field>
      <Field id="lesson-minutes" label={t('field.minutes')} required error={errors.minutes}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={3}
            value={values.minutes}
            onChange={(event) => change({ minutes: event.target.value })}
          />
        )}
      </Field>
      <SkillChoice form={form} skills={skills} />
    </div>
  );
}

function SkillChoice({ form, skills }: Omit<Props, 'code'>) {
  const t = useTranslations('lessonWriting.lesson');
  const { skillCodes } = form.values;
  const toggle = (code: string, isChosen: boolean) =>
    form.change({
      skillCodes: isChosen ? [...skillCodes, code].toSorted() : skillCodes.filter((each) => each !== code),
    });
  return (
    <details className="rounded-md border border-line px-4 sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 py-2">
        <span className="font-semibold">{t('field.skills')}</span>
        <span className="text-ink-soft">{skillCodes.join(', ') || t('noSkill')}</span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{t('field.skills')}</legend>
        {skills.map(({ code, text, year }) => (
          <Checkbox
            key={code}
            id={`skill-${code}`}
            label={
              <>
                <b data-verbatim>{code}</b> {text}
              </>
            }
            hint={year}
            checked={skillCodes.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
