'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { MarkdownField } from '@/components/markdown/markdown-field';
import { Card } from '@/components/ui/card';
import { readDraftOp, saveDraftOp } from '@/lib/lesson-plans/contract/drafts';
import { mandatorySections } from '@/lib/lesson-plans/rules/drafts';
import { planSections, sectionLengthMax } from '@/lib/lesson-plans/rules/sections';
import { call } from '@/lib/platform/browser/call';
import type { EditedPlan } from './edited-plan';
import { PlanActions } from './plan-actions';
import { type Sections, sectionsOf } from './sections-of';

type Props = {
  lessonId: string;
  plan: EditedPlan | null;
  previewHref: string;
  next: { label: string; href: string };
  /** Told what stands in the sections now. */
  onWritten: (sections: Sections) => void;
};

/** A plan is written section by section; nothing of it is open to anybody before it is published. */
export function PlanEditor({ lessonId, plan, previewHref, next, onWritten }: Props) {
  const t = useTranslations('lessonWriting.plan');
  const router = useRouter();
  /** What the next save begins from: the draft, else what is published. */
  const [current, setCurrent] = useState(plan);
  const draft = current?.status === 'draft' ? current : undefined;
  return (
    <Card title={t('title')} lead={t('lead')}>
      <PlanState plan={plan} draft={draft} />
      <EditForm
        op={saveDraftOp}
        initial={sectionsOf(plan)}
        input={(values) => ({ lessonId, ...values })}
        valuesOf={sectionsOf}
        revision={current?.revision ?? 0}
        read={() => call(readDraftOp, { lessonId })}
        done={t('saved')}
        onSaved={(saved) => {
          setCurrent(saved);
          router.refresh();
        }}
        className="flex flex-col gap-6"
      >
        <Written onWritten={onWritten} />
        {planSections.map((name) => (
          <MarkdownField
            key={name}
            name={name}
            label={t(`section.${name}`)}
            required={(mandatorySections as readonly string[]).includes(name)}
            hint={name === 'facilitatorNotes' && t('notesHint')}
            lengthMax={sectionLengthMax}
          />
        ))}
        <PlanActions lessonId={lessonId} draft={draft} previewHref={previewHref} next={next} onPublished={setCurrent} />
      </EditForm>
    </Card>
  );
}

function Written({ onWritten }: Pick<Props, 'onWritten'>) {
  const form = useFormView();
  const texts = JSON.stringify(planSections.map((name) => [name, form.valueOf(name)]));
  useEffect(() => onWritten(Object.fromEntries(JSON.parse(texts)) as Sections), [texts, onWritten]);
  return null;
}

function PlanState({ plan, draft }: { plan: EditedPlan | null; draft: EditedPlan | undefined }) {
  const t = useTranslations('lessonWriting.plan');
  const format = useFormatter();
  const state = draft
    ? t('stateDraft', { version: draft.version })
    : plan?.publishedAt
      ? t('statePublished', {
          version: plan.version,
          date: format.dateTime(new Date(plan.publishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })
      : t('stateNone');
  return <p className="mb-4 font-semibold">{state}</p>;
}
