'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { useCopyCourse } from '@/lib/lesson-plans/client';
import { CallFailure } from '@/lib/platform/browser/call';
import { links } from '@/lib/platform/links';

/** The course once more as another version, inactive until it is looked through. */
export function DuplicateCourse({ code, version }: { code: string; version: string }) {
  const t = useTranslations('authoring.copy');
  const id = useId();
  const go = useGo();
  const words = useFailureWords();
  const copy = useCopyCourse();
  const [isAsked, setAsked] = useState(false);
  const [asked, setValues] = useState({ newCode: '', version: '' });
  const [refusal, setRefusal] = useState<unknown>();
  const errors = refusal instanceof CallFailure ? refusal.fields : [];
  const errorOf = (path: string) => {
    const failure = errors.find((field) => field.path === path);
    return failure && words.ofField(failure);
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    try {
      const made = await copy.run({ code, ...asked });
      toast.success(t('done'));
      go.push(links.admCourse(made.code));
    } catch (error) {
      setRefusal(error);
    }
  }

  return (
    <>
      <Button icon="copy" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        closeLabel={t('close')}
        title={t('title', { version })}
        lead={t('lead')}
        actions={
          <Button type="submit" form={id} variant="primary" busy={copy.isPending}>
            {t('confirm')}
          </Button>
        }
      >
        <form id={id} onSubmit={send} noValidate className="flex flex-col gap-4">
          {(['newCode', 'version'] as const).map((name) => (
            <Field key={name} id={`${id}-${name}`} label={t(name)} required error={errorOf(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={20}
                  spellCheck={false}
                  value={asked[name]}
                  onChange={(event) => setValues({ ...asked, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          {refusal !== undefined && errors.length === 0 && (
            <Alert tone="danger" announce>
              {words.ofCall(refusal)}
            </Alert>
          )}
        </form>
      </Dialog>
    </>
  );
}
