'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FormField } from '@/components/forms/form-field';
import { TextField } from '@/components/forms/text-fields';
import { TextInput } from '@/components/ui/text-input';
import { lazily } from '@/lib/platform/browser/lazy';

/** Without it the form is whole: saving asks again. */
const CodeTaken = lazy<ComponentType<{ code: string; onAnswer: (isTaken: boolean) => void }>>(() =>
  lazily(async () => ({ default: (await import('./code-taken')).CodeTaken })).catch(() => ({ default: () => null })),
);

/** The code is the course's address: it is chosen once. */
export function CourseCode({ fixed }: { fixed: boolean }) {
  const t = useTranslations('courses');
  const [isTaken, setTaken] = useState(false);
  if (fixed) return <TextField name="code" label={t('field.code')} hint={t('form.codeFixed')} readOnly />;
  return (
    <FormField<string>
      name="code"
      label={t('field.code')}
      hint={t('form.codeHint')}
      required
      warning={isTaken ? t('form.codeTaken') : undefined}
    >
      {(bound, { value, change }) => (
        <>
          <TextInput
            {...bound}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          {value.trim() && (
            <Suspense>
              <CodeTaken code={value.trim()} onAnswer={setTaken} />
            </Suspense>
          )}
        </>
      )}
    </FormField>
  );
}
