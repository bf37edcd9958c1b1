'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { homes } from '@/lib/access/areas';
import { beginSeeingOp } from '@/lib/accounts/contract';
import { seeingReasonLength } from '@/lib/accounts/rules';
import { links } from '@/lib/links';
import { lazily } from '@/lib/platform/browser/lazy';
import { localized } from '@/lib/platform/links';
import type { Person } from './people-found';

export function SeeForm({ person }: { person: Person }) {
  const t = useTranslations('accounts.seeAs');
  const tipo = useTranslations('shell.tipo');
  const locale = useLocale();
  const { login } = person;
  return (
    <EditForm
      op={beginSeeingOp}
      initial={{ reason: '' }}
      input={({ reason }) => ({ login, reason })}
      schema={async () => (await lazily(() => import('@/lib/accounts/schemas'))).SeeingStart}
      done={null}
      // A whole new document: nothing of the administrator's own screens stays.
      onSaved={(begun) => location.assign(localized(locale, homes[begun.tipo]))}
      guarded={false}
    >
      <Card
        accent
        title={t('chosen', { name: person.name })}
        lead={[tipo(person.tipo), person.schoolName ?? t('noSchool')].join(' · ')}
      >
        <div className="grid gap-4">
          <TextArea
            name="reason"
            label={t('reason')}
            hint={t('reasonHint')}
            rows={3}
            maxLength={seeingReasonLength.most}
            required
          />
          <SaveRow label={t('begin')} variant="primary" icon="eye">
            <ButtonLink href={links.admSeeAs()} variant="quiet">
              {t('cancel')}
            </ButtonLink>
          </SaveRow>
        </div>
      </Card>
    </EditForm>
  );
}
