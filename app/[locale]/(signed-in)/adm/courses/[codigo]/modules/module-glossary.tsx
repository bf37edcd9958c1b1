'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { Button, IconButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { ModuleValues } from './module-values';

export function ModuleGlossary({ form }: { form: Editing<ModuleValues> }) {
  const t = useTranslations('authoring.module');
  const { glossary } = form.values;
  const change = (index: number, changes: { term?: string; meaning?: string }) =>
    form.change({ glossary: glossary.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  return (
    <div className="flex flex-col gap-4">
      {glossary.map(({ term, meaning }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what stands in it is held by the form.
        <div key={index} className="grid items-end gap-2 sm:grid-cols-[14rem_1fr_auto]">
          <Field
            id={`term-${index}`}
            label={t('term', { number: index + 1 })}
            error={form.errors[`glossary.${index}.term`]}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={80}
                value={term}
                onChange={(event) => change(index, { term: event.target.value })}
              />
            )}
          </Field>
          <Field
            id={`meaning-${index}`}
            label={t('meaning', { number: index + 1 })}
            error={form.errors[`glossary.${index}.meaning`]}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={1000}
                value={meaning}
                onChange={(event) => change(index, { meaning: event.target.value })}
              />
            )}
          </Field>
          <IconButton
            icon="trash"
            label={t('removeTerm', { number: index + 1 })}
            onClick={() => form.change({ glossary: glossary.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      <Button
        icon="plus"
        className="self-start"
        onClick={() => form.change({ glossary: [...glossary, { term: '', meaning: '' }] })}
      >
        {t('addTerm')}
      </Button>
    </div>
  );
}
