'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { EditForm } from '@/components/forms/edit-form';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { adaptedPlansOp, updateAdaptedPlanOp } from '@/lib/lesson-plans/contract/plans';
import { isOutdated, type PlanSection } from '@/lib/lesson-plans/rules/sections';
import type { AdaptedPlan } from '@/lib/lesson-plans/schemas/plans';
import { call } from '@/lib/platform/browser/call';
import { AdaptedSection } from './adapted-section';
import { DeleteAdaptation } from './delete-adaptation';

type Adapted = z.infer<typeof AdaptedPlan>;
type Props = {
  adapted: Adapted;
  publishedVersion: number;
  /** Each part's name, and how it stands in the published plan. */
  sections: readonly { key: PlanSection; label: string; published: ReactNode }[];
  planHref: string;
};

/** As another tab or device saved it. */
async function current(lessonCode: string): Promise<Adapted> {
  const [own] = await call(adaptedPlansOp, { lessonCode });
  if (!own) throw new Error('The adapted plan is gone');
  return own;
}

export function AdaptationEditor({ adapted, publishedVersion, sections, planHref }: Props) {
  const t = useTranslations('lessonFeedback.adapt');
  const { lessonCode, revision, name, materials, steps, activity, questions, facilitatorNotes } = adapted;
  return (
    <EditForm
      op={updateAdaptedPlanOp}
      initial={{ name, materials, steps, activity, questions, facilitatorNotes }}
      input={(texts) => ({ lessonCode, basedOnVersion: publishedVersion, ...texts })}
      revision={revision}
      read={() => current(lessonCode)}
      className="grid gap-6"
    >
      {isOutdated(adapted.basedOnVersion, { version: publishedVersion }) && (
        <Alert tone="warning" title={t('newTitle')}>
          {t('newText', { version: publishedVersion })}
        </Alert>
      )}
      <TextField name="name" label={t('name')} maxLength={120} required />
      <p className="text-ink-soft">{t('markdown')}</p>
      {sections.map(({ key, label, published }) => (
        <AdaptedSection key={key} id={key} label={label} published={published} />
      ))}
      <FormMessages />
      <div
        data-editor
        className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0"
      >
        <SaveButton label={t('save')} pendingLabel={t('saving')} variant="primary" />
        <ButtonLink href={planHref} variant="quiet">
          {t('back')}
        </ButtonLink>
        <DeleteAdaptation lessonCode={lessonCode} planHref={planHref} />
      </div>
    </EditForm>
  );
}
