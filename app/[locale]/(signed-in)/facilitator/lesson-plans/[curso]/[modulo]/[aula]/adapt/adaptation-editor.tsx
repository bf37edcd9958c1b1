'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { isOutdated, type PlanSection } from '@/lib/lesson-plans/rules/sections';
import { AdaptedSection } from './adapted-section';
import { ChangedElsewhere } from './changed-elsewhere';
import { DeleteAdaptation } from './delete-adaptation';
import { type Adapted, useAdaptation } from './use-adaptation';

type Props = {
  adapted: Adapted;
  publishedVersion: number;
  /** Each part's name, and how it stands in the published plan. */
  sections: readonly { key: PlanSection; label: string; published: ReactNode }[];
  planHref: string;
};

export function AdaptationEditor({ adapted, publishedVersion, sections, planHref }: Props) {
  const t = useTranslations('lessonFeedback.adapt');
  const { texts, errors, refusal, changedMeanwhile, update, change, save, saveAnyway } = useAdaptation(
    adapted,
    publishedVersion,
  );
  return (
    <form onSubmit={save} noValidate className="grid gap-6">
      <ReadyFieldset>
        {isOutdated(adapted.basedOnVersion, { version: publishedVersion }) && (
          <Alert tone="warning" title={t('newTitle')}>
            {t('newText', { version: publishedVersion })}
          </Alert>
        )}
        <Field id="name" label={t('name')} required error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={texts.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <p className="text-ink-soft">{t('markdown')}</p>
        {sections.map(({ key, label, published }) => (
          <AdaptedSection
            key={key}
            id={key}
            label={label}
            published={published}
            text={texts[key]}
            error={errors[key]}
            onChange={(text) => change({ [key]: text })}
          />
        ))}
        {changedMeanwhile && <ChangedElsewhere href={planHref} busy={update.isPending} onSaveAnyway={saveAnyway} />}
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        <SlowNotice pending={update.isPending} onCancel={update.cancel} />
        <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
          <Button type="submit" variant="primary" busy={update.isPending}>
            {t(update.isPending ? 'saving' : 'save')}
          </Button>
          <ButtonLink href={planHref} variant="quiet">
            {t('back')}
          </ButtonLink>
          <DeleteAdaptation lessonCode={adapted.lessonCode} planHref={planHref} />
        </div>
      </ReadyFieldset>
    </form>
  );
}
