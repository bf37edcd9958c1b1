'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { EditForm } from '@/components/forms/edit-form';
import { useField } from '@/components/forms/form-view';
import { NumberField } from '@/components/forms/number-fields';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { readLessonOp, updateLessonOp } from '@/lib/courses/contract/lessons';
import type { LessonDetail } from '@/lib/courses/schemas/lessons';
import { call } from '@/lib/platform/browser/call';

type Lesson = z.infer<typeof LessonDetail>;
type Skill = { code: string; axis: string; year: string; text: string };

export function LessonForm({ lesson, skills }: { lesson: Lesson; skills: readonly Skill[] }) {
  const t = useTranslations('lessonWriting.lesson');
  const { id: lessonId, name, objective, minutes, skillCodes, revision } = lesson;
  return (
    <Card title={t('data')}>
      <EditForm
        op={updateLessonOp}
        initial={{ name, objective, minutes, skillCodes }}
        input={(values) => ({ lessonId, ...values })}
        revision={revision}
        read={() => call(readLessonOp, { lessonId })}
        prefix="lesson-"
      >
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <TextField name="name" label={t('field.name')} maxLength={120} required />
          <Field id="lesson-code" label={t('code')}>
            {(control) => <TextInput {...control} value={lesson.code} readOnly />}
          </Field>
          <TextArea name="objective" label={t('field.objective')} rows={2} maxLength={1000} />
          <NumberField name="minutes" label={t('field.minutes')} maxLength={3} required />
          <SkillChoice skills={skills} />
        </div>
        <SaveRow label={t('save')} />
      </EditForm>
    </Card>
  );
}

function SkillChoice({ skills }: { skills: readonly Skill[] }) {
  const t = useTranslations('lessonWriting.lesson');
  const text = (codes: readonly string[]) => codes.join('\n');
  const { value, change } = useField<readonly string[]>('skillCodes', { label: t('field.skills'), text });
  const toggle = (code: string, isChosen: boolean) =>
    change(isChosen ? [...value, code].toSorted() : value.filter((each) => each !== code));
  return (
    <details className="rounded-md border border-line px-4 sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 py-2">
        <span className="font-semibold">{t('field.skills')}</span>
        <span className="text-ink-soft">{value.join(', ') || t('noSkill')}</span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{t('field.skills')}</legend>
        {skills.map((skill) => (
          <Checkbox
            key={skill.code}
            id={`skill-${skill.code}`}
            label={
              <>
                <b data-verbatim>{skill.code}</b> {skill.text}
              </>
            }
            hint={skill.year}
            checked={value.includes(skill.code)}
            onChange={(event) => toggle(skill.code, event.target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
