'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { VersionPreview } from '@/components/online-tests/version-preview';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { limitMinutesMax, questionsMax } from '@/lib/question-bank/rules/kinds';
import { blankQuestion, type Kind, kinds } from './blank-question';
import { QuestionEditor } from './question-editor';
import { useDraft, type Version } from './use-draft';
import { written } from './written';

/** A whole draft, saved at once. What keeps it from being published is said beside its field. */
export function VersionEditor({ initial }: { initial: Version }) {
  const t = useTranslations('questionBank');
  const draft = useDraft(initial);
  const { questions, changed, arrived, wordsAt, refusal, isDirty, saveNow, publishNow, isSaving, isPublishing } = draft;
  const [isAsking, setAsking] = useState(false);
  return (
    <form
      data-draft
      inert={isPublishing}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
    >
      <GeneralData draft={draft} />
      {questions.map(({ key, question }, at) => (
        <QuestionEditor
          key={key}
          question={question}
          at={at}
          of={questions.length}
          onChange={(next) => changed(questions.with(at, { key, question: next }))}
          onPicture={(imageUrl) => arrived(key, { imageUrl })}
          onMove={(to) => changed(questions.toSpliced(at, 1).toSpliced(to, 0, { key, question }))}
          onRemove={() => changed(questions.toSpliced(at, 1))}
          wordsAt={(path) => wordsAt(`questions.${at}.${path}`)}
        />
      ))}
      {wordsAt('questions') && <Alert tone="danger">{wordsAt('questions')}</Alert>}
      {questions.length < questionsMax && (
        <NewQuestion onAdd={(kind) => changed([...questions, written(blankQuestion(kind))])} />
      )}
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap gap-2 border-line border-t bg-canvas py-3">
        <Button type="submit" variant="primary" busy={isSaving}>
          {t('save')}
        </Button>
        <Button busy={isPublishing} onClick={() => setAsking(true)}>
          {t('publish')}
        </Button>
        {/* What is shown is what is stored. */}
        <VersionPreview versionId={initial.id} before={async () => !isDirty || saveNow()} />
        <span role="status" className="self-center text-ink-soft">
          {isDirty && t('unsaved')}
        </span>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('publishTitle')}
        confirmLabel={t('publish')}
        cancelLabel={t('cancel')}
        danger={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void publishNow();
        }}
      >
        {t('publishText')}
      </ConfirmDialog>
    </form>
  );
}

function GeneralData({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const t = useTranslations('questionBank');
  return (
    <Card title={t('general')}>
      <div className="grid gap-4">
        <Field id="limit" label={t('limit')} hint={t('limitHint')} error={draft.wordsAt('limitMinutes')}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              min={1}
              max={limitMinutesMax}
              value={draft.limit}
              onChange={(event) => draft.setLimit(event.target.value)}
            />
          )}
        </Field>
        <Field id="practice" label={t('practice')} hint={t('practiceHint')} error={draft.wordsAt('practice')}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={4000}
              value={draft.practice}
              onChange={(event) => draft.setPractice(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

function NewQuestion({ onAdd }: { onAdd: (kind: Kind) => void }) {
  const t = useTranslations('questionBank');
  const [kind, setKind] = useState<Kind>('single');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field id="kind" label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? 'single')}
          />
        )}
      </Field>
      <Button icon="plus" onClick={() => onAdd(kind)}>
        {t('addQuestion')}
      </Button>
    </div>
  );
}
