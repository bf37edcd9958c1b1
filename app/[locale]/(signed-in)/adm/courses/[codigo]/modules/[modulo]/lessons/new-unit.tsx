'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useCreateUnit } from '@/lib/courses/client';
import { unitsMax } from '@/lib/courses/rules';
import { CallFailure } from '@/lib/platform/browser/call';

export function NewUnit({ moduleId, count }: { moduleId: string; count: number }) {
  const t = useTranslations('lessonWriting.lessons');
  const router = useRouter();
  const words = useFailureWords();
  const create = useCreateUnit();
  const [objective, setObjective] = useState('');
  const [refusal, setRefusal] = useState<string>();
  if (count >= unitsMax) return null;

  async function add(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    try {
      await create.run({ moduleId, objective });
      setObjective('');
      router.refresh();
    } catch (error) {
      const [failure] = error instanceof CallFailure ? error.fields : [];
      setRefusal(failure ? words.ofField(failure) : words.ofCall(error));
    }
  }

  return (
    <Card title={t('newUnit', { number: count + 1 })} className="mt-6">
      <form onSubmit={add} noValidate className="flex flex-col gap-3">
        <Field id="new-unit" label={t('objective')} required error={refusal}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={1000}
              value={objective}
              onChange={(event) => setObjective(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" icon="plus" className="self-start" busy={create.isPending}>
          {t('addUnit')}
        </Button>
      </form>
    </Card>
  );
}
