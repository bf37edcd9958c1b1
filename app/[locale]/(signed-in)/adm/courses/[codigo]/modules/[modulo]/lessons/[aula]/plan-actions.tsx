'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteButton } from '@/components/forms/delete-button';
import { useFormView } from '@/components/forms/form-view';
import { FormMessages, SaveButton, WrongFields } from '@/components/forms/save-bar';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { discardDraftOp, publishPlanOp } from '@/lib/lesson-plans/contract/drafts';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { EditedPlan } from './edited-plan';

type Props = {
  lessonId: string;
  draft: EditedPlan | undefined;
  previewHref: string;
  next: { label: string; href: string };
  onPublished: (published: EditedPlan) => void;
};

export function PlanActions({ lessonId, draft, previewHref, next, onPublished }: Props) {
  const t = useTranslations('lessonWriting.plan');
  const router = useRouter();
  const form = useFormView();
  const publishing = useCommand(publishPlanOp);
  const [isAsked, setAsked] = useState(false);
  const [wasPublished, setPublished] = useState(false);

  /** What is seen is what is published: all that was typed is saved before, the lesson's data too; the forms say the rest. */
  async function publish() {
    if (!(await form.saveOthers())) return;
    const seen = form.isDirty || !draft ? ((await form.save()) as EditedPlan | undefined) : draft;
    if (!seen) return;
    let published: EditedPlan;
    try {
      published = await publishing.run({ lessonId, revision: seen.revision });
    } catch (error) {
      return form.refused(error);
    }
    form.begin(published.revision);
    onPublished(published);
    setPublished(true);
    toast.success(t('published'));
    router.refresh();
  }

  return (
    <>
      <FormMessages />
      <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap items-center gap-2 border-line border-t bg-surface py-3">
        <SaveButton label={t('save')} />
        <Button id="publish" variant="primary" icon="send" onClick={() => setAsked(true)}>
          {t('publish')}
        </Button>
        {wasPublished && !draft && !form.isDirty && (
          <ButtonLink href={next.href} iconEnd="arrow-right">
            {next.label}
          </ButtonLink>
        )}
        {draft && (
          <>
            <ButtonLink href={previewHref} target="_blank" variant="quiet" icon="eye">
              {t('preview')}
            </ButtonLink>
            <DeleteButton
              op={discardDraftOp}
              input={{ lessonId, revision: draft.revision }}
              words={{ label: t('discard'), title: t('discardTitle') }}
              onDeleted={() => location.reload()}
            >
              {t('discardText')}
            </DeleteButton>
          </>
        )}
        <p aria-live="polite" className="text-ink-soft">
          {form.isDirty && t('unsaved')}
        </p>
        <WrongFields />
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('publishTitle')}
        confirmLabel={t('publish')}
        cancelLabel={t('notYet')}
        danger={false}
        busy={form.isPending || publishing.isPending}
        onConfirm={() => publish().finally(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      >
        {t('publishText')}
      </ConfirmDialog>
    </>
  );
}
