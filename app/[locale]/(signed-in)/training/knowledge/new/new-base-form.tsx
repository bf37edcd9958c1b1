'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { createKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import {
  type FixedBase,
  fixedBases,
  type KnowledgeKind,
  knowledgeKinds,
  nameLengthMax,
} from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';

type Values = { name: string; choice: FixedBase | `other-${KnowledgeKind}` };

/** One of the bases that others know by their id, or one more of a kind. Its topics are written once it is there. */
export function NewBaseForm({ missing }: { missing: readonly FixedBase[] }) {
  const t = useTranslations('knowledgeEditing');
  const go = useGo();
  const initial: Values = { name: '', choice: missing[0] ?? 'other-general' };
  const choices = [
    ...missing.map((name) => ({ value: name, label: t(`fixed.${name}`) })),
    ...knowledgeKinds.map((kind) => ({ value: `other-${kind}`, label: t('other', { kind: t(`kind.${kind}`) }) })),
  ];
  return (
    <EditForm
      op={createKnowledgeBaseOp}
      initial={initial}
      input={({ name, choice }) => ({ name, topics: [], ...chosen(choice) })}
      nameOf={(path) => (path === 'id' || path === 'kind' ? 'choice' : path)}
      done={null}
      onSaved={({ id }) => go.replace(links.trainingBase(id))}
      continuesAt={({ id }) => links.trainingBase(id)}
      startsHere
    >
      <Card>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={t('field.name')} maxLength={nameLengthMax} required />
          <SelectField name="choice" label={t('field.kind')} hint={t('field.kindHint')} options={choices} required />
        </div>
      </Card>
      <SaveBar label={t('create')} cancelHref={links.trainingBases()} />
    </EditForm>
  );
}

function chosen(choice: Values['choice']): { id?: (typeof fixedBases)[FixedBase]['id']; kind: KnowledgeKind } {
  const kind = knowledgeKinds.find((each) => choice === `other-${each}`);
  return kind ? { kind } : fixedBases[choice as FixedBase];
}
