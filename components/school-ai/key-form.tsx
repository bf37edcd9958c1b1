'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/toast';
import { CallFailure } from '@/lib/platform/browser/call';
import { useSaveKey } from '@/lib/school-ai/client';
import { KeyPlace, placeFields } from './key-place';

type Problems = { fields: Readonly<Record<string, string>>; all?: string };

/** What is typed stays until it is kept; then the key leaves the page. */
export function KeyForm({ schoolId, replaces }: { schoolId: string; replaces: boolean }) {
  const t = useTranslations('schoolAi.key');
  const router = useRouter();
  const words = useFailureWords();
  const save = useSaveKey();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({ fields: {} });
  const [isUntried, setUntried] = useState(false);

  function refused(error: unknown) {
    const failures = error instanceof CallFailure ? error.fields : [];
    // The body and the query carry one key: what is wrong with either is said at its field.
    const named = failures.map(({ path, ...failure }) => [
      path === 'keyOfQuery' ? 'plainKey' : path,
      words.ofField(failure),
    ]);
    setProblems(named.length > 0 ? { fields: Object.fromEntries(named) } : { fields: {}, all: words.ofCall(error) });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    setProblems({ fields: {} });
    setUntried(false);
    const sent = new FormData(event.currentTarget);
    const text = (name: string) => String(sent.get(name) ?? '');
    try {
      const { tried } = await save.run({
        schoolId,
        plainKey: text('plainKey'),
        baseUrl: text('baseUrl'),
        model: text('model'),
        seesImages: sent.get('seesImages') !== null,
      });
      form.current?.reset();
      setUntried(tried === 'unreachable');
      toast.success(t('saved'));
      router.refresh();
    } catch (error) {
      refused(error);
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-4">
      <ReadyFieldset>
        <Field
          id="plainKey"
          label={t(replaces ? 'replacement' : 'plainKey')}
          hint={t('hint')}
          error={problems.fields.plainKey}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="plainKey"
              autoComplete="off"
              maxLength={400}
              showLabel={t('show')}
              hideLabel={t('hide')}
            />
          )}
        </Field>
        <KeyPlace errors={problems.fields} mustOpen={placeFields.some((name) => problems.fields[name])} />
        {problems.all && (
          <Alert tone="danger" announce>
            {problems.all}
          </Alert>
        )}
        {isUntried && (
          <Alert tone="warning" announce title={t('untried')}>
            {t('untriedText')}
          </Alert>
        )}
        <SlowNotice pending={save.isPending} onCancel={save.cancel} />
        <div>
          <Button type="submit" variant="primary" icon="key" busy={save.isPending}>
            {t(replaces ? 'replace' : 'save')}
          </Button>
        </div>
      </ReadyFieldset>
    </form>
  );
}
