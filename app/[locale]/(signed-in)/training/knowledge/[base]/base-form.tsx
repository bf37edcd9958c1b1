'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SaveBar } from '@/components/forms/save-bar';
import { useEditing } from '@/components/forms/use-editing';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { useReadKnowledgeBase, useUpdateKnowledgeBase } from '@/lib/knowledge-base/client';
import { nameLengthMax, topicsMax } from '@/lib/knowledge-base/rules';
import { links, localized } from '@/lib/platform/links';
import { type BaseValues, baseInput, baseValues, type EditedBase, newTopic, type TopicValues } from './base-values';
import { conflictFields } from './conflict-fields';
import { TopicEditor } from './topic-editor';
import { TopicOrder } from './topic-order';

/** A base with all its topics is one form: they are saved together, in their order. */
export function BaseForm({ base }: { base: EditedBase }) {
  const t = useTranslations('knowledgeEditing');
  const shell = useTranslations('shell');
  const locale = useLocale();
  const router = useRouter();
  const update = useUpdateKnowledgeBase();
  const current = useReadKnowledgeBase();
  const [openId, setOpenId] = useState<string>();
  const form = useEditing<BaseValues, EditedBase>({
    initial: baseValues(base),
    revision: base.revision,
    staleCode: 'knowledge-base.changed-meanwhile',
    send: (values, revision) =>
      update.run({ id: base.id, ...baseInput(values), ...(revision !== undefined && { revision }) }),
    read: () => current.run({ id: base.id }),
    valuesOf: baseValues,
    onSaved: () => {
      toast.success(shell('saved'));
      router.refresh();
    },
  });
  const { values, change, errors } = form;
  const opened = values.topics.findIndex(({ id }) => id === openId);

  function changeTopic(changes: Partial<TopicValues>) {
    change({ topics: values.topics.map((topic) => (topic.id === openId ? { ...topic, ...changes } : topic)) });
  }

  function addTopic() {
    const topic = newTopic();
    change({ topics: [...values.topics, topic] });
    setOpenId(topic.id);
  }

  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <Card>
          <Field id="name" label={t('field.name')} required error={errors.name}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={nameLengthMax}
                value={values.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
        </Card>
        <Card
          title={t('topics')}
          actions={
            <Button icon="plus" onClick={addTopic} disabled={values.topics.length >= topicsMax}>
              {t('addTopic')}
            </Button>
          }
        >
          <TopicOrder
            topics={values.topics}
            openId={openId}
            errors={errors}
            onOpen={setOpenId}
            onOrder={(topics) => change({ topics })}
          />
        </Card>
        {values.topics[opened] && (
          <TopicEditor
            key={openId}
            topic={values.topics[opened]}
            index={opened}
            errors={errors}
            onChange={changeTopic}
            onRemove={() => change({ topics: values.topics.filter(({ id }) => id !== openId) })}
          />
        )}
        {form.theirs && (
          <ConflictNotice
            fields={conflictFields(form.theirs, values, { name: t('field.name'), order: t('topics') })}
            busy={form.isPending}
            onSaveMine={form.saveMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <SaveBar
          label={t('save')}
          pending={form.isPending}
          refusal={form.refusal}
          errorCount={Object.keys(errors).length}
          cancelHref={localized(locale, links.trainingBases())}
          onGiveUp={update.cancel}
        />
      </ReadyFieldset>
    </form>
  );
}
