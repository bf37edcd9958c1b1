'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { CheckField, SelectField } from '@/components/forms/choice-fields';
import { useField } from '@/components/forms/form-view';
import { TextField } from '@/components/forms/text-fields';
import { Button, ButtonLink } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { PeopleArea } from '@/lib/access/people-area';
import { listGuardiansOp } from '@/lib/guardians/contract';
import { links } from '@/lib/guardians/links';
import { guardiansPerStudent, relationships } from '@/lib/guardians/rules';
import { call } from '@/lib/platform/browser/call';

type Guardian = {
  id: string | null;
  name: string;
  email: string;
  relationship: string;
  receivesEmail: boolean;
};

const blank: Guardian = { id: null, name: '', email: '', relationship: 'mother', receivesEmail: true };

function textOf(guardians: readonly Guardian[]): string {
  return guardians.map(({ name, email }) => `${name} <${email}>`).join('\n');
}

/** Up to two who answer for the pupil: one that the school knows already, or one who is registered with him. */
export function GuardianFields({ area, schoolId }: { area: PeopleArea; schoolId?: string }) {
  const t = useTranslations('students.guardian');
  const { value: guardians, change } = useField<readonly Guardian[]>('guardians', { label: t('title'), text: textOf });
  const count = useRef(guardians.length);
  useEffect(() => {
    // Who adds one by keyboard types next, and does not go round the page to the fields that came above.
    if (guardians.length > count.current) document.getElementById(`guardians.${guardians.length - 1}.name`)?.focus();
    count.current = guardians.length;
  }, [guardians.length]);
  return (
    <div className="flex flex-col gap-6">
      {guardians.map((guardian, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guardian is his place; what stands in it is held by the form.
        <fieldset key={index} className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{t('nth', { number: index + 1 })}</legend>
          <TextField
            name={`guardians.${index}.name`}
            label={t('name')}
            maxLength={120}
            required
            autoComplete="off"
            readOnly={guardian.id !== null}
          />
          <TextField
            name={`guardians.${index}.email`}
            label={t('email')}
            type="email"
            maxLength={254}
            required
            autoComplete="off"
            readOnly={guardian.id !== null}
          />
          {guardian.id === null && (
            <>
              <SelectField
                name={`guardians.${index}.relationship`}
                label={t('relationship')}
                required
                options={relationships.map((value) => ({ value, label: t(`relationships.${value}`) }))}
              />
              <div className="self-end">
                <CheckField name={`guardians.${index}.receivesEmail`} label={t('receivesEmail')} />
              </div>
            </>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              size="sm"
              icon="trash"
              onClick={() => change((before) => before.filter((_, at) => at !== index))}
            >
              {t('remove', { number: index + 1 })}
            </Button>
            {guardian.id !== null && (
              <ButtonLink href={links.guardian(area, guardian.id)} variant="quiet" size="sm" icon="edit">
                {t('open', { number: index + 1 })}
              </ButtonLink>
            )}
          </div>
        </fieldset>
      ))}
      {guardians.length < guardiansPerStudent && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Registered
            {...(schoolId && { schoolId })}
            onTaken={(guardian) =>
              change((before) => (before.some(({ id }) => id === guardian.id) ? before : [...before, guardian]))
            }
          />
          <Button icon="plus" className="justify-self-start" onClick={() => change((before) => [...before, blank])}>
            {t('add')}
          </Button>
        </div>
      )}
    </div>
  );
}

type RegisteredProps = { schoolId?: string; onTaken: (guardian: Guardian) => void };

/** A brother's mother is registered once: she is found by name or e-mail and taken over. */
function Registered({ schoolId, onTaken }: RegisteredProps) {
  const t = useTranslations('students.guardian');
  const known = useRef(new Map<string, Guardian>());
  const load = useCallback(
    async (search: string) => {
      const { items } = await call(listGuardiansOp, { search, ...(schoolId && { schoolId }) });
      return items.map(({ id, name, email, relationship, receivesEmail }) => {
        known.current.set(id, { id, name, email, relationship, receivesEmail });
        return { value: id, label: name, hint: email };
      });
    },
    [schoolId],
  );
  return (
    <Field id="guardian-registered" label={t('find')} hint={t('findHint')}>
      {(control) => (
        <Combobox
          {...control}
          load={load}
          value={null}
          onChange={(option) => {
            const guardian = option && known.current.get(option.value);
            if (guardian) onTaken(guardian);
          }}
          texts={{
            empty: t('noneFound'),
            loading: t('searching'),
            failed: t('searchFailed'),
            clear: t('clear'),
            found: t('found'),
          }}
        />
      )}
    </Field>
  );
}
