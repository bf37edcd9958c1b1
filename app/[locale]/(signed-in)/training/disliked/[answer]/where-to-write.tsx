'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { fixedBases, topicsMax } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';
import { usualPlace } from '@/lib/training/rules/drafts';

type Base = { id: string; name: string; topics: readonly { id: string; topic: string }[] };
type Props = { answer: { id: string; subject: string; division: string }; bases: readonly Base[] };

/** Before the editor opens: which base, and a topic of it or a new one. */
export function WhereToWrite({ answer, bases }: Props) {
  const t = useTranslations('trainingDisliked');
  const [place, setPlace] = useState(() => usualPlace(answer, bases, fixedBases.general.id));
  const base = bases.find(({ id }) => id === place?.baseId);
  if (!place || !base) {
    return (
      <Card
        title={t('write')}
        lead={t('noBases')}
        actions={<ButtonLink href={links.trainingNewBase()}>{t('newBase')}</ButtonLink>}
      />
    );
  }
  const isFull = base.topics.length >= topicsMax;
  const topicId = place.topicId ?? (isFull ? base.topics[0]?.id : undefined);
  const topics = base.topics.map(({ id, topic }) => ({ value: id, label: topic }));
  return (
    <Card title={t('write')} lead={t('writeLead')} accent>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="base" label={t('writeBase')}>
          {(control) => (
            <Select
              {...control}
              options={bases.map(({ id, name }) => ({ value: id, label: name }))}
              value={base.id}
              onChange={(event) => setPlace({ baseId: event.target.value, topicId: undefined })}
            />
          )}
        </Field>
        <Field id="topic" label={t('writeTopic')}>
          {(control) => (
            <Select
              {...control}
              options={isFull ? topics : [{ value: '', label: t('newTopic') }, ...topics]}
              value={topicId ?? ''}
              onChange={(event) => setPlace({ ...place, topicId: event.target.value || undefined })}
            />
          )}
        </Field>
      </div>
      <ButtonLink
        href={links.trainingDraft({ baseId: base.id, topicId, answerId: answer.id })}
        variant="primary"
        icon="edit"
        className="mt-4"
      >
        {t('writeOpen')}
      </ButtonLink>
    </Card>
  );
}
