'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SaveBar } from '@/components/forms/save-bar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { nameLengthMax, topicsMax } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/platform/links';
import { type EditedBase, newTopic, type TopicValues } from './base-values';
import { conflictFields } from './conflict-fields';
import type { Draft } from './draft';
import { TopicEditor } from './topic-editor';
import { TopicOrder } from './topic-order';
import { useBaseEditing } from './use-base-editing';

type Props = {
  base: EditedBase;
  /** What it opens with, in its topic. */
  draft?: Draft | undefined;
  /** Stands beside the topic that is written. */
  note?: ReactNode;
};

/** A base with all its topics is one form: they are saved together, in their order. */
export function BaseForm({ base, draft: given, note }: Props) {
  const t = useTranslations('knowledgeEditing');
  const form = useBaseEditing(base, given);
  const [openId, setOpenId] = useState(form.draft?.topicId);
  const { values, change, errors } = form;
  const opened = values.topics.findIndex(({ id }) => id === openId);

  function changeTopics(changed: (topics: readonly TopicValues[]) => readonly TopicValues[]) {
    change(({ topics }) => ({ topics: changed(topics) }));
  }

  function changeTopic(changes: Partial<TopicValues>) {
    changeTopics((topics) => topics.map((topic) => (topic.id === openId ? { ...topic, ...changes } : topic)));
  }

  function addTopic() {
    const topic = newTopic();
    changeTopics((topics) => [...topics, topic]);
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
            onOrder={changeTopics}
          />
        </Card>
        <div className={note ? 'grid items-start gap-4 lg:grid-cols-[1fr_20rem]' : undefined}>
          {note}
          {values.topics[opened] && (
            <TopicEditor
              key={openId}
              topic={values.topics[opened]}
              index={opened}
              errors={errors}
              onChange={changeTopic}
              onRemove={() => changeTopics((topics) => topics.filter(({ id }) => id !== openId))}
            />
          )}
        </div>
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
          cancelHref={form.draft ? links.trainingDisliked() : links.trainingBases()}
          onGiveUp={form.giveUp}
        />
      </ReadyFieldset>
    </form>
  );
}
