'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { useAuthoriseModule, useWithdrawAuthorisation } from '@/lib/courses/client';
import type { schoolsOfModule } from '@/lib/lesson-plans/queries/authorisations';
import { CallFailure } from '@/lib/platform/browser/call';

type School = Awaited<ReturnType<typeof schoolsOfModule>>['items'][number];

/** From when, and perhaps until when, one school may use the module. */
export function SchoolDays({ moduleId, school }: { moduleId: string; school: School }) {
  const t = useTranslations('authoring.schools');
  const shell = useTranslations('shell');
  const router = useRouter();
  const words = useFailureWords();
  const authorise = useAuthoriseModule();
  const withdraw = useWithdrawAuthorisation();
  const { id: schoolId, name, authorisation } = school;
  const [days, setDays] = useState({ from: authorisation?.from ?? '', until: authorisation?.until ?? '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function carried(act: () => Promise<unknown>) {
    setErrors({});
    try {
      await act();
      toast.success(shell('saved'));
      router.refresh();
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : [];
      setErrors(Object.fromEntries(fields.map((failure) => [failure.path, words.ofField(failure)])));
      if (fields.length === 0) toast.error(words.ofCall(error));
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    void carried(() => authorise.run({ moduleId, schoolId, from: days.from, until: days.until || null }));
  }

  async function withdrawn() {
    await withdraw.run({ moduleId, schoolId });
    setDays({ from: '', until: '' });
  }

  return (
    <li className="px-4 py-3 sm:px-6">
      <form onSubmit={save} noValidate aria-label={name} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow self-center">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">{`${school.city} · ${school.state}`}</p>
          <Badge tone={authorisation ? 'success' : 'neutral'}>
            {t(authorisation ? 'authorised' : 'notAuthorised')}
          </Badge>
        </div>
        {(['from', 'until'] as const).map((which) => (
          <Field key={which} id={`${which}-${schoolId}`} label={t(which)} error={errors[which]}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={days[which]}
                onChange={(event) => setDays({ ...days, [which]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" busy={authorise.isPending}>
          {t(authorisation ? 'change' : 'authorise')}
        </Button>
        {authorisation && (
          <Button variant="quiet" busy={withdraw.isPending} onClick={() => carried(withdrawn)}>
            {t('withdraw')}
          </Button>
        )}
      </form>
    </li>
  );
}
