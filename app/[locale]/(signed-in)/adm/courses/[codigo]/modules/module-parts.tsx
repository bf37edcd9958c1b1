'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { useField } from '@/components/forms/form-view';
import { NumberField } from '@/components/forms/number-fields';
import { LinesField, TextArea, TextField } from '@/components/forms/text-fields';
import { partKinds, partNumbers, unitOfProject } from '@/lib/courses/rules';
import type { ModuleDetail } from '@/lib/courses/schemas/modules';

type Part = z.infer<typeof ModuleDetail>['parts'][number];

/** Every place for a mission, project or test, with what stands there; one without a name is empty. */
export function allParts(parts: readonly Part[]): Part[] {
  return partKinds.flatMap((kind) =>
    partNumbers(kind).map((number) => {
      const part = parts.find((each) => each.kind === kind && each.number === number);
      return part ?? { kind, number, name: '', summary: '', challenges: [], optionalChallenges: [], unit: null };
    }),
  );
}

export function namedParts(parts: readonly Part[]): Part[] {
  return parts.filter(({ name }) => name.trim());
}

/** Only named parts are sent: the second that is wrong may stand in the fifth place. */
export function nameOfPath(path: string, { parts }: { parts: readonly Part[] }): string {
  const [, sent, rest] = /^parts\.(\d+)\.(.+)$/.exec(path) ?? [];
  const part = sent === undefined ? undefined : namedParts(parts)[Number(sent)];
  return part ? `parts.${parts.indexOf(part)}.${rest}` : path;
}

function textOf(parts: readonly Part[]): string {
  return namedParts(parts)
    .map(({ kind, number, name, summary, challenges, optionalChallenges, unit }) =>
      [`${kind}-${number}`, name, summary, ...challenges, ...optionalChallenges, unit].filter(Boolean).join('\n'),
    )
    .join('\n');
}

export function ModuleParts() {
  const t = useTranslations('authoring.module');
  const { value: parts } = useField<readonly Part[]>('parts', { label: t('field.parts'), text: textOf });
  return (
    <div className="flex flex-col gap-3">
      {parts.map(({ kind, number, name }, index) => {
        const title = t(`part.${kind}`, { number });
        const at = `parts.${index}`;
        return (
          <details key={title} className="rounded-md border border-line px-4">
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 py-2">
              <span className="font-semibold">{title}</span>
              <span className="text-ink-soft">{name || t('noPart')}</span>
            </summary>
            <div className="flex flex-col gap-4 pb-4">
              <TextField name={`${at}.name`} label={t('partName', { part: title })} maxLength={120} />
              <TextArea name={`${at}.summary`} label={t('partSummary', { part: title })} rows={3} maxLength={4000} />
              {kind === 'mission' && (
                <>
                  <LinesField
                    name={`${at}.challenges`}
                    label={t('challenges', { part: title })}
                    hint={t('challengesHint')}
                    rows={5}
                  />
                  <LinesField
                    name={`${at}.optionalChallenges`}
                    label={t('optionalChallenges', { part: title })}
                    hint={t('optionalChallengesHint')}
                    rows={3}
                  />
                </>
              )}
              {kind === 'project' && (
                <NumberField
                  name={`${at}.unit`}
                  label={t('unitOfProject', { part: title })}
                  hint={t('unitOfProjectHint', { unit: unitOfProject({ number, unit: null }) })}
                />
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}
