'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { partKinds, partNumbers } from '@/lib/courses/rules';
import { type ModuleValues, noPart, type PartText, partKey } from './module-values';

type Form = Editing<ModuleValues>;

/** A place for each mission, project and test that a module may name; one without a name stays empty. */
export function ModuleParts({ form }: { form: Form }) {
  const t = useTranslations('authoring.module');
  return (
    <div className="flex flex-col gap-3">
      {partKinds.flatMap((kind) =>
        partNumbers(kind).map((number) => {
          const key = partKey({ kind, number });
          const name = form.values.parts[key]?.name;
          return (
            <details key={key} className="rounded-md border border-line px-4">
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 py-2">
                <span className="font-semibold">{t(`part.${kind}`, { number })}</span>
                <span className="text-ink-soft">{name || t('noPart')}</span>
              </summary>
              <PartFields
                form={form}
                partKey={key}
                title={t(`part.${kind}`, { number })}
                hasChallenges={kind === 'mission'}
              />
            </details>
          );
        }),
      )}
      {form.errors.parts && <p className="text-danger-ink">{form.errors.parts}</p>}
    </div>
  );
}

type PartProps = { form: Form; partKey: string; title: string; hasChallenges: boolean };

function PartFields({ form, partKey: key, title, hasChallenges }: PartProps) {
  const t = useTranslations('authoring.module');
  const part = form.values.parts[key] ?? noPart;
  const change = (changes: Partial<PartText>) =>
    form.change({ parts: { ...form.values.parts, [key]: { ...part, ...changes } } });
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Field id={`${key}-name`} label={t('partName', { part: title })}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={part.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${key}-summary`} label={t('partSummary', { part: title })}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={part.summary}
            onChange={(event) => change({ summary: event.target.value })}
          />
        )}
      </Field>
      {hasChallenges && (
        <Field id={`${key}-challenges`} label={t('challenges', { part: title })} hint={t('challengesHint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={part.challenges}
              onChange={(event) => change({ challenges: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
