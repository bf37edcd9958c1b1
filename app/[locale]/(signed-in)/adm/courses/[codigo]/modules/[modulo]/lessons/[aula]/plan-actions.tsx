'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { SlowNotice } from '@/components/forms/slow-notice';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useDeletionWords } from '../../../../../use-deletion-words';
import type { PlanEditing } from './use-plan-editor';

export function PlanActions({ editor, previewHref }: { editor: PlanEditing; previewHref: string }) {
  const t = useTranslations('lessonWriting.plan');
  const words = useDeletionWords();
  const { form, draft, isPublishing, publish, discard, giveUp } = editor;
  const [isAsked, setAsked] = useState(false);

  async function confirmed() {
    // Refused or not, what there is to say stands in the form.
    await publish();
    setAsked(false);
  }

  return (
    <>
      {form.refusal && (
        <Alert tone="danger" announce>
          {form.refusal}
        </Alert>
      )}
      <SlowNotice pending={form.isPending} onCancel={giveUp} />
      <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap items-center gap-2 border-line border-t bg-surface py-3">
        <Button type="submit" busy={form.isPending}>
          {t('save')}
        </Button>
        <Button variant="primary" icon="send" onClick={() => setAsked(true)}>
          {t('publish')}
        </Button>
        {draft && (
          <ButtonLink href={previewHref} target="_blank" variant="quiet" icon="eye">
            {t('preview')}
          </ButtonLink>
        )}
        {draft && (
          <ConfirmedDeletion label={t('discard')} title={t('discardTitle')} words={words} onConfirm={discard}>
            {t('discardText')}
          </ConfirmedDeletion>
        )}
        <p aria-live="polite" className="text-ink-soft">
          {form.isDirty && t('unsaved')}
        </p>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('publishTitle')}
        confirmLabel={t('publish')}
        cancelLabel={t('notYet')}
        danger={false}
        busy={form.isPending || isPublishing}
        onConfirm={confirmed}
        onCancel={() => setAsked(false)}
      >
        {t('publishText')}
      </ConfirmDialog>
    </>
  );
}
