'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { MarkdownEditor } from '@/components/markdown/markdown-editor';
import { Card } from '@/components/ui/card';
import { mandatorySections } from '@/lib/lesson-plans/rules/drafts';
import { planSections, sectionLengthMax } from '@/lib/lesson-plans/rules/sections';
import { PlanActions } from './plan-actions';
import { type EditedPlan, usePlanEditor } from './use-plan-editor';

type Props = { lessonId: string; plan: EditedPlan | null; previewHref: string };

/** A plan is written section by section; nothing of it is open to anybody before it is published. */
export function PlanEditor({ lessonId, plan, previewHref }: Props) {
  const t = useTranslations('lessonWriting.plan');
  const format = useFormatter();
  const editor = usePlanEditor(lessonId, plan);
  const { form, draft } = editor;
  const { theirs } = form;
  const state = draft
    ? t('stateDraft', { version: draft.version })
    : plan?.publishedAt
      ? t('statePublished', {
          version: plan.version,
          date: format.dateTime(new Date(plan.publishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })
      : t('stateNone');
  return (
    <Card title={t('title')} lead={t('lead')}>
      <p className="mb-4 font-semibold">{state}</p>
      <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
        <ReadyFieldset>
          {planSections.map((name) => (
            <MarkdownEditor
              key={name}
              id={name}
              label={t(`section.${name}`)}
              required={(mandatorySections as readonly string[]).includes(name)}
              hint={name === 'facilitatorNotes' && t('notesHint')}
              value={form.values[name]}
              onChange={(text) => form.change({ [name]: text })}
              error={form.errors[name]}
              lengthMax={sectionLengthMax}
            />
          ))}
          {theirs && (
            <ConflictNotice
              fields={planSections.map((name) => ({
                label: t(`section.${name}`),
                mine: form.values[name],
                theirs: theirs[name],
              }))}
              busy={form.isPending}
              onSaveMine={form.saveMine}
              onTakeTheirs={form.takeTheirs}
            />
          )}
          <PlanActions editor={editor} previewHref={previewHref} />
        </ReadyFieldset>
      </form>
    </Card>
  );
}
