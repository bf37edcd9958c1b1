'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FormField } from '@/components/forms/form-field';
import { useFormView } from '@/components/forms/form-view';
import { TextField } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import type { PeopleArea } from '@/lib/access/people-area';
import { lazily } from '@/lib/platform/browser/lazy';
import type { DuplicatesProps, FoundDuplicates } from './duplicates';

/** Without it the form is whole: saving asks again. */
const Duplicates = lazy<ComponentType<DuplicatesProps>>(() =>
  lazily(async () => ({ default: (await import('./duplicates')).Duplicates })).catch(() => ({ default: () => null })),
);

type Props = { fixed: boolean; area: PeopleArea; schoolId?: string };

/** The login stands on cards and in files, so it is chosen once; a free one is proposed of the name. */
export function LoginField({ fixed, area, schoolId }: Props) {
  const t = useTranslations('students');
  const form = useFormView();
  const [found, setFound] = useState<FoundDuplicates>();
  if (fixed) return <TextField name="login" label={t('field.login')} hint={t('form.loginFixed')} readOnly />;
  const name = String(form.valueOf('name')).trim();
  const birthDate = form.valueOf('birthDate') as string | null;
  const proposed = found?.proposedLogin ?? '';
  return (
    <div className="grid content-start gap-2">
      <FormField<string>
        name="login"
        label={t('field.login')}
        hint={t('form.loginHint')}
        required
        warning={found?.loginTaken ? t('form.loginTaken') : undefined}
      >
        {(bound, { value, change }) => (
          <>
            <TextInput
              {...bound}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => change(event.target.value)}
            />
            {proposed && proposed !== value && (
              <Button
                variant="quiet"
                size="sm"
                icon="check"
                className="mt-1"
                onClick={() => {
                  change(proposed);
                  // The button goes once its login stands there: whoever works by keyboard stays in the field.
                  document.getElementById(bound.id)?.focus();
                }}
              >
                {t('form.useLogin', { login: proposed })}
              </Button>
            )}
            {name.includes(' ') && (
              <Suspense>
                <Duplicates
                  area={area}
                  asked={{ name, login: value.trim(), birthDate, ...(schoolId && { schoolId }) }}
                  onFound={setFound}
                />
              </Suspense>
            )}
          </>
        )}
      </FormField>
    </div>
  );
}
