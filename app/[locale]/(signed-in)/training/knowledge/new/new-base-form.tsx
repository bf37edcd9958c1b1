'use client';

import { useTranslations } from 'next-intl';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SaveBar } from '@/components/forms/save-bar';
import { useEditing } from '@/components/forms/use-editing';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useGo } from '@/components/ui/use-go';
import { useCreateKnowledgeBase } from '@/lib/knowledge-base/client';
import {
  type FixedBase,
  fixedBases,
  type KnowledgeKind,
  knowledgeKinds,
  nameLengthMax,
} from '@/lib/knowledge-base/rules';
import { links } from '@/lib/platform/links';

type Values = { name: string; choice: FixedBase | `other-${KnowledgeKind}` };

/** One of the bases that others know by their id, or one more of a kind. Its topics are written once it is there. */
export function NewBaseForm({ missing }: { missing: readonly FixedBase[] }) {
  const t = useTranslations('knowledgeEditing');
  const go = useGo();
  const create = useCreateKnowledgeBase();
  const initial: Values = { name: '', choice: missing[0] ?? 'other-general' };
  const form = useEditing({
    initial,
    revision: undefined,
    send: ({ name, choice }) => create.run({ name, topics: [], ...chosen(choice) }),
    read: () => Promise.reject(new Error('what is new has no other version')),
    valuesOf: ({ name }) => ({ ...initial, name }),
    onSaved: ({ id }) => go.replace(links.trainingBase(id)),
  });
  const choices = [
    ...missing.map((name) => ({ value: name, label: t(`fixed.${name}`) })),
    ...knowledgeKinds.map((kind) => ({ value: `other-${kind}`, label: t('other', { kind: t(`kind.${kind}`) }) })),
  ];
  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <Card>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id="name" label={t('field.name')} required error={form.errors.name}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={nameLengthMax}
                  value={form.values.name}
                  onChange={(event) => form.change({ name: event.target.value })}
                />
              )}
            </Field>
            <Field id="kind" label={t('field.kind')} required hint={t('field.kindHint')} error={form.errors.kind}>
              {(control) => (
                <Select
                  {...control}
                  options={choices}
                  value={form.values.choice}
                  onChange={(event) => form.change({ choice: event.target.value as Values['choice'] })}
                />
              )}
            </Field>
          </div>
        </Card>
        <SaveBar
          label={t('create')}
          pending={form.isPending}
          refusal={form.refusal}
          errorCount={Object.keys(form.errors).length}
          cancelHref={links.trainingBases()}
          onGiveUp={create.cancel}
        />
      </ReadyFieldset>
    </form>
  );
}

function chosen(choice: Values['choice']): { id?: (typeof fixedBases)[FixedBase]['id']; kind: KnowledgeKind } {
  const kind = knowledgeKinds.find((each) => choice === `other-${each}`);
  return kind ? { kind } : fixedBases[choice as FixedBase];
}
