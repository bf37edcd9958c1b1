'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { addressLengthMax, modelLengthMax } from '@/lib/school-ai/rules';

export const placeFields = ['baseUrl', 'model'] as const;

const longest = { baseUrl: addressLengthMax, model: modelLengthMax };
const examples = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' };

/** For schools that run a model of their own: most never open it. What is wrong in it opens it. */
export function KeyPlace({ errors, mustOpen }: { errors: Readonly<Record<string, string>>; mustOpen: boolean }) {
  const t = useTranslations('schoolAi.key');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (mustOpen && details.current) details.current.open = true;
  }, [mustOpen]);
  return (
    <details ref={details}>
      <summary className="cursor-pointer py-2 font-semibold">{t('more')}</summary>
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-ink-soft">{t('moreText')}</p>
        {placeFields.map((name) => (
          <Field key={name} id={name} label={t(name)} note={t('optional')} hint={t(`${name}Hint`)} error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                placeholder={examples[name]}
                maxLength={longest[name]}
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
        <Checkbox id="seesImages" name="seesImages" defaultChecked label={t('seesImages')} hint={t('seesImagesHint')} />
      </div>
    </details>
  );
}
