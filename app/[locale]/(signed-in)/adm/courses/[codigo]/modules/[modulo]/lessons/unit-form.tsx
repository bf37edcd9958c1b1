'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { useUpdateUnit } from '@/lib/courses/client';
import { CallFailure } from '@/lib/platform/browser/call';
import type { OutlineUnit } from './outline-unit';

/** One sentence: who comes second sees the other's above the own, because the page has refreshed, and saves again. */
export function UnitForm({ unit, onDone }: { unit: OutlineUnit; onDone: () => void }) {
  const t = useTranslations('lessonWriting.lessons');
  const shell = useTranslations('shell');
  const router = useRouter();
  const words = useFailureWords();
  const update = useUpdateUnit();
  const [objective, setObjective] = useState(unit.objective);
  const [revision, setRevision] = useState(unit.revision);
  const [refusal, setRefusal] = useState<string>();
  const [theirs, setTheirs] = useState(false);
  useUnsavedGuard(objective !== unit.objective);

  async function save(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    try {
      await update.run({ unitId: unit.id, objective, revision: theirs ? unit.revision : revision });
      toast.success(shell('saved'));
      router.refresh();
      onDone();
    } catch (error) {
      const isStale = error instanceof CallFailure && error.code === 'request.changed-meanwhile';
      const [failure] = error instanceof CallFailure ? error.fields : [];
      setTheirs(isStale);
      setRevision(unit.revision);
      setRefusal(failure ? words.ofField(failure) : words.ofCall(error));
      if (isStale) router.refresh();
    }
  }

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-2">
      <Field
        id={`objective-${unit.id}`}
        label={t('objective')}
        required
        error={refusal}
        hint={theirs && t('theirs', { text: unit.objective })}
      >
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
      <Button type="submit" variant="primary" className="self-start" busy={update.isPending}>
        {t('saveUnit')}
      </Button>
    </form>
  );
}
