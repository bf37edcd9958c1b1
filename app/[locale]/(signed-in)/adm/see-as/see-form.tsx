'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { homes } from '@/lib/access/areas';
import { useBeginSeeing } from '@/lib/accounts/client';
import { seeingReasonLength } from '@/lib/accounts/rules';
import { CallFailure } from '@/lib/platform/browser/call';
import { links, localized } from '@/lib/platform/links';
import type { Person } from './people-found';

const { least, most } = seeingReasonLength;

export function SeeForm({ person }: { person: Person }) {
  const t = useTranslations('accounts.seeAs');
  const tipo = useTranslations('shell.tipo');
  const locale = useLocale();
  const words = useFailureWords();
  const begin = useBeginSeeing();
  const [wrong, setWrong] = useState<{ reason?: string; all?: string }>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const isShort = reason.trim().length < least;
    setWrong(isShort ? { reason: words.ofField({ code: 'too-short', values: { minimum: least } }) } : {});
    if (isShort || begin.isPending) return;
    try {
      const begun = await begin.run({ login: person.login, reason });
      // A whole new document: nothing of the administrator's own screens stays.
      location.assign(localized(locale, homes[begun.tipo]));
    } catch (error) {
      const field = error instanceof CallFailure && error.fields.find(({ path }) => path === 'reason');
      setWrong(field ? { reason: words.ofField(field) } : { all: words.ofCall(error) });
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <ReadyFieldset>
        <Card
          accent
          title={t('chosen', { name: person.name })}
          lead={[tipo(person.tipo), person.schoolName ?? t('noSchool')].join(' · ')}
        >
          <div className="grid gap-4">
            <Field id="reason" label={t('reason')} required hint={t('reasonHint')} error={wrong.reason}>
              {(control) => <Textarea {...control} name="reason" rows={3} maxLength={most} />}
            </Field>
            {wrong.all && (
              <Alert tone="danger" announce>
                {wrong.all}
              </Alert>
            )}
            <SlowNotice pending={begin.isPending} onCancel={begin.cancel} />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" icon="eye" busy={begin.isPending}>
                {t('begin')}
              </Button>
              <ButtonLink href={links.admSeeAs()} variant="quiet">
                {t('cancel')}
              </ButtonLink>
            </div>
          </div>
        </Card>
      </ReadyFieldset>
    </form>
  );
}
