'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useGo } from '@/components/ui/use-go';
import { useCreateLesson } from '@/lib/courses/client';
import { CallFailure } from '@/lib/platform/browser/call';
import { links } from '@/lib/platform/links';

type Props = { unitId: string; number: number; courseCode: string; moduleCode: string };

/** Name and code; the rest is written on the lesson's own page, to which this leads. */
export function NewLesson({ unitId, number, courseCode, moduleCode }: Props) {
  const t = useTranslations('lessonWriting.lessons');
  const go = useGo();
  const words = useFailureWords();
  const create = useCreateLesson();
  const [lesson, setLesson] = useState({ name: '', code: '' });
  const [refusal, setRefusal] = useState<unknown>();
  const fields = refusal instanceof CallFailure ? refusal.fields : [];
  const errorOf = (path: string) => {
    const failure = fields.find((field) => field.path === path);
    return failure && words.ofField(failure);
  };

  async function add(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    try {
      const made = await create.run({ unitId, ...lesson, objective: '', minutes: 50, skillCodes: [] });
      go.push(links.admLesson(courseCode, moduleCode, made.code));
    } catch (error) {
      setRefusal(error);
    }
  }

  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
        {t('newLesson', { number })}
      </summary>
      <form onSubmit={add} noValidate className="grid items-end gap-2 sm:grid-cols-[1fr_14rem_auto]">
        {(['name', 'code'] as const).map((name) => (
          <Field key={name} id={`${name}-${unitId}`} label={t(name)} required error={errorOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={name === 'name' ? 120 : 40}
                spellCheck={name === 'name'}
                value={lesson[name]}
                onChange={(event) => setLesson({ ...lesson, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" icon="plus" busy={create.isPending}>
          {t('addLesson')}
        </Button>
      </form>
      {refusal !== undefined && fields.length === 0 && (
        <Alert tone="danger" announce className="mt-2">
          {words.ofCall(refusal)}
        </Alert>
      )}
    </details>
  );
}
