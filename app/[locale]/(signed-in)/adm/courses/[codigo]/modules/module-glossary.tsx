'use client';

import { useTranslations } from 'next-intl';
import { useField } from '@/components/forms/form-view';
import { TextField } from '@/components/forms/text-fields';
import { Button, IconButton } from '@/components/ui/button';

type Term = { term: string; meaning: string };

function textOf(glossary: readonly Term[]): string {
  return glossary.map(({ term, meaning }) => `${term}: ${meaning}`).join('\n');
}

export function ModuleGlossary() {
  const t = useTranslations('authoring.module');
  const about = { label: t('field.glossary'), text: textOf };
  const { value: glossary, change } = useField<readonly Term[]>('glossary', about);
  return (
    <div className="flex flex-col gap-4">
      {glossary.map((_, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what stands in it is held by the form.
          <div key={index} className="grid items-start gap-2 sm:grid-cols-[14rem_1fr_auto]">
            <TextField name={`glossary.${index}.term`} label={t('term', { number })} maxLength={80} />
            <TextField name={`glossary.${index}.meaning`} label={t('meaning', { number })} maxLength={1000} />
            <IconButton
              icon="trash"
              className="beside-fields"
              label={t('removeTerm', { number })}
              onClick={() => change(glossary.filter((__, at) => at !== index))}
            />
          </div>
        );
      })}
      <Button icon="plus" className="self-start" onClick={() => change([...glossary, { term: '', meaning: '' }])}>
        {t('addTerm')}
      </Button>
    </div>
  );
}
