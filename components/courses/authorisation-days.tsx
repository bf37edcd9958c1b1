'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { EditForm } from '@/components/forms/edit-form';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { OptionalTextField, TextField } from '@/components/forms/text-fields';
import { Badge } from '@/components/ui/badge';
import { authoriseModuleOp, withdrawAuthorisationOp } from '@/lib/courses/contract/modules';

type Props = {
  moduleId: string;
  schoolId: string;
  /** What the row is about where the other is known: the school, or the module. */
  title: string;
  lead: string;
  authorisation: { from: string; until: string | null } | null;
};

/** From when, and perhaps until when, one school may use the module. */
export function AuthorisationDays({ moduleId, schoolId, title, lead, authorisation }: Props) {
  const t = useTranslations('authoring.schools');
  const shell = useTranslations('shell');
  return (
    <li className="px-4 py-3 sm:px-6">
      <EditForm
        // What was withdrawn leaves empty fields.
        key={String(authorisation !== null)}
        op={authoriseModuleOp}
        initial={{ from: authorisation?.from ?? '', until: authorisation?.until ?? null }}
        input={(days) => ({ moduleId, schoolId, ...days })}
        label={title}
        guarded={false}
        prefix={`${schoolId}-${moduleId}-`}
        className="flex flex-wrap items-start gap-3"
      >
        <div className="min-w-56 grow">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-soft">{lead}</p>
          <Badge tone={authorisation ? 'success' : 'neutral'}>
            {t(authorisation ? 'authorised' : 'notAuthorised')}
          </Badge>
        </div>
        <TextField name="from" label={t('from')} type="date" />
        <OptionalTextField name="until" label={t('until')} type="date" />
        <SaveButton label={t(authorisation ? 'change' : 'authorise')} className="beside-fields" />
        {authorisation && (
          <ActionButton
            op={withdrawAuthorisationOp}
            input={{ moduleId, schoolId }}
            done={shell('saved')}
            variant="quiet"
            className="beside-fields"
          >
            {t('withdraw')}
          </ActionButton>
        )}
        <FormMessages />
      </EditForm>
    </li>
  );
}
