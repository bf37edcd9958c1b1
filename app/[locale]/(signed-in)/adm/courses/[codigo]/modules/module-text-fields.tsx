'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { MarkdownEditor } from '@/components/markdown/markdown-editor';
import type { ModuleValues } from './module-values';

const texts = ['summary', 'guardianTips', 'sealsAndCertificates'] as const;

export function ModuleTextFields({ form }: { form: Editing<ModuleValues> }) {
  const t = useTranslations('authoring.module');
  return (
    <div className="flex flex-col gap-6">
      {texts.map((name) => (
        <MarkdownEditor
          key={name}
          id={name}
          label={t(`field.${name}`)}
          value={form.values[name]}
          onChange={(text) => form.change({ [name]: text })}
          error={form.errors[name]}
          lengthMax={20_000}
        />
      ))}
    </div>
  );
}
