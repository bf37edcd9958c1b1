'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { useField } from '@/components/forms/form-view';
import { SaveBar } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { readKnowledgeBaseOp, updateKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import { nameLengthMax, topicsMax } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { writeTopicOp } from '@/lib/training/contract/writing';
import { type BaseValues, baseValues, type EditedBase, newTopic, type Topic, topicConflicts } from './base-values';
import { type Draft, withDraft } from './draft';
import { TopicEditor } from './topic-editor';
import { TopicOrder } from './topic-order';

type Props = {
  base: EditedBase;
  /** What it opens with, in its topic. Saving deals with the answer that it was made of and leads back to the others. */
  draft?: Draft | undefined;
  /** Stands beside the topic that is written. */
  note?: ReactNode;
};

/** A base with all its topics is one form: they are saved together, in their order. */
export function BaseForm({ base, draft: given, note }: Props) {
  const t = useTranslations('knowledgeEditing');
  const shell = useTranslations('shell');
  const disliked = useTranslations('trainingDisliked');
  const go = useGo();
  // A page that is drawn anew must not move what is being written to another topic.
  const [draft] = useState(given);
  const isDealtWith = useRef(draft !== undefined);
  const { id } = base;
  const list = draft ? links.trainingDisliked() : links.trainingBases();
  const drafted = (values: BaseValues) => (draft ? withDraft(values, draft) : values);
  const written = (values: BaseValues) =>
    draft ? { id: draft.answerId, topicId: draft.topicId, baseId: id, ...values } : { id, ...values };
  // Who asked may have taken the dislike back meanwhile: what was written is saved all the same.
  const unlessGone = (values: BaseValues) => {
    isDealtWith.current = false;
    return { id, ...values };
  };
  return (
    <EditForm
      op={draft ? writeTopicOp : updateKnowledgeBaseOp}
      initial={drafted(baseValues(base))}
      valuesOf={baseValues}
      input={written}
      ifGone={draft && { op: updateKnowledgeBaseOp, input: unlessGone }}
      revision={base.revision}
      read={async () => {
        const saved = await call(readKnowledgeBaseOp, { id });
        return { ...saved, ...drafted(baseValues(saved)) };
      }}
      done={() => (isDealtWith.current ? disliked('written') : shell('saved'))}
      onSaved={(_, isAll) => {
        if (draft && isAll) go.push(list);
        go.refresh();
      }}
    >
      <Card>
        <TextField name="name" label={t('field.name')} maxLength={nameLengthMax} required />
      </Card>
      <Topics openFirst={draft?.topicId} note={note} />
      <SaveBar label={t('save')} cancelHref={list} />
    </EditForm>
  );
}

function Topics({ openFirst, note }: { openFirst: string | undefined; note: ReactNode }) {
  const t = useTranslations('knowledgeEditing');
  const [openId, setOpenId] = useState(openFirst);
  const compare = (theirs: readonly Topic[], mine: readonly Topic[]) => topicConflicts(theirs, mine, t('topics'));
  const { value: topics, change } = useField<readonly Topic[]>('topics', { label: t('topics'), compare });
  const opened = topics.findIndex(({ id }) => id === openId);

  function add() {
    const topic = newTopic();
    change((before) => [...before, topic]);
    setOpenId(topic.id);
  }

  return (
    <>
      <Card
        title={t('topics')}
        actions={
          <Button icon="plus" onClick={add} disabled={topics.length >= topicsMax}>
            {t('addTopic')}
          </Button>
        }
      >
        <TopicOrder topics={topics} openId={openId} onOpen={setOpenId} onOrder={change} />
      </Card>
      <div className={note ? 'grid items-start gap-4 lg:grid-cols-[1fr_20rem]' : undefined}>
        {note}
        {opened >= 0 && (
          <TopicEditor
            key={openId}
            index={opened}
            onRemove={() => change((before) => before.filter(({ id }) => id !== openId))}
          />
        )}
      </div>
    </>
  );
}
