'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useEditing } from '@/components/forms/use-editing';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { readLesson, useUpdateLesson } from '@/lib/courses/client';
import type { LessonDetail } from '@/lib/courses/schemas/lessons';
import { LessonFields, type LessonValues, type Skill } from './lesson-fields';

type Lesson = z.infer<typeof LessonDetail>;

function lessonValues({ name, objective, minutes, skillCodes }: Lesson): LessonValues {
  return { name, objective, minutes: String(minutes), skillCodes };
}

function lessonTexts({ skillCodes, ...texts }: LessonValues): Readonly<Record<string, string>> {
  return { ...texts, skills: skillCodes.join('\n') };
}

export function LessonForm({ lesson, skills }: { lesson: Lesson; skills: readonly Skill[] }) {
  const t = useTranslations('lessonWriting.lesson');
  const shell = useTranslations('shell');
  const router = useRouter();
  const update = useUpdateLesson();
  const lessonId = lesson.id;
  const form = useEditing<LessonValues, Lesson>({
    initial: lessonValues(lesson),
    revision: lesson.revision,
    send: ({ minutes, skillCodes, ...values }, revision) =>
      update.run({
        lessonId,
        ...values,
        minutes: Number(minutes),
        skillCodes: [...skillCodes],
        ...(revision !== undefined && { revision }),
      }),
    read: () => readLesson(lessonId),
    valuesOf: lessonValues,
    onSaved: () => {
      toast.success(shell('saved'));
      router.refresh();
    },
  });
  const [mine, theirs] = [lessonTexts(form.values), form.theirs && lessonTexts(form.theirs)];
  return (
    <Card title={t('data')}>
      <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
        <ReadyFieldset>
          <LessonFields form={form} skills={skills} code={lesson.code} />
          {theirs && (
            <ConflictNotice
              fields={Object.entries(mine).map(([name, text]) => ({
                label: t(`field.${name as 'name'}`),
                mine: text,
                theirs: theirs[name] ?? '',
              }))}
              busy={form.isPending}
              onSaveMine={form.saveMine}
              onTakeTheirs={form.takeTheirs}
            />
          )}
          {form.refusal && (
            <Alert tone="danger" announce>
              {form.refusal}
            </Alert>
          )}
          <SlowNotice pending={form.isPending} onCancel={update.cancel} />
          <Button type="submit" className="self-start" busy={form.isPending}>
            {t('save')}
          </Button>
        </ReadyFieldset>
      </form>
    </Card>
  );
}
