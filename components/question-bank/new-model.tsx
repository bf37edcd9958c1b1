'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useGo } from '@/components/ui/use-go';
import { useCommand } from '@/lib/platform/browser/use-command';
import { createTestModelOp } from '@/lib/question-bank/contract';
import { links } from '@/lib/question-bank/links';

type Module = { id: string; code: string; name: string; courseName: string };

/** A model begins with a draft: where it belongs, and what it is called. */
export function NewModel({ modules }: { modules: readonly Module[] }) {
  const t = useTranslations('questionBank');
  const words = useFailureWords();
  const go = useGo();
  const create = useCommand(createTestModelOp);
  const [moduleId, setModule] = useState(modules[0]?.id ?? '');
  const [number, setNumber] = useState('1');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    try {
      const { versions } = await create.run({ moduleId, number: Number(number), name });
      if (versions[0]) go.push(links.admTestVersion(versions[0].id));
    } catch (error) {
      setRefusal(words.ofCall(error));
    }
  }

  return (
    <Card title={t('new')}>
      <form onSubmit={(event) => void save(event)} className="grid gap-4 sm:grid-cols-[2fr_1fr_2fr_auto] sm:items-end">
        <Field id="module" label={t('module')}>
          {(control) => (
            <Select
              {...control}
              value={moduleId}
              onChange={(event) => setModule(event.target.value)}
              options={modules.map(({ id, code, name: called, courseName }) => ({
                value: id,
                label: `${courseName} · ${code} · ${called}`,
              }))}
            />
          )}
        </Field>
        <Field id="number" label={t('test')}>
          {(control) => (
            <Select
              {...control}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
              options={['1', '2', '3'].map((value) => ({ value, label: `A${value}` }))}
            />
          )}
        </Field>
        <Field id="name" label={t('name')} required>
          {(control) => (
            <TextInput {...control} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="primary" icon="plus" busy={create.isPending} disabled={name.trim() === ''}>
          {t('create')}
        </Button>
      </form>
      {refusal && (
        <Alert tone="danger" announce className="mt-4">
          {refusal}
        </Alert>
      )}
    </Card>
  );
}
