'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { links } from '@/lib/links';
import { CallFailure, call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { linkableFacilitatorOp, linkFacilitatorOp } from '@/lib/registrations/contract/facilitators';

/** Somebody who teaches at another school already: found by the whole login or e-mail, and asked about by name. */
export function LinkFacilitator() {
  const t = useTranslations('staff.link');
  const words = useFailureWords();
  const [identifier, setIdentifier] = useState('');
  const [found, setFound] = useState<ReplyOf<typeof linkableFacilitatorOp>>();
  const [refusal, setRefusal] = useState<string>();

  async function find(event: FormEvent) {
    event.preventDefault();
    setFound(undefined);
    setRefusal(undefined);
    try {
      setFound(await call(linkableFacilitatorOp, { identifier }));
    } catch (error) {
      const isMissing = error instanceof CallFailure && error.code === 'MODEL_NOT_FOUND';
      setRefusal(isMissing ? t('nobody') : words.ofCall(error));
    }
  }

  return (
    <Card title={t('title')} lead={t('lead')} className="mt-6">
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <Field id="identifier" label={t('identifier')} error={refusal} className="grow">
          {(control) => (
            <TextInput
              {...control}
              value={identifier}
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setIdentifier(event.target.value);
                setFound(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" icon="search" disabled={identifier.trim() === ''}>
          {t('find')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-4">
        {found?.isLinked && <Alert tone="info">{t('linked', { name: found.name })}</Alert>}
        {found && !found.isLinked && (
          <Alert tone="info" title={found.name}>
            <ConfirmedButton
              op={linkFacilitatorOp}
              // Who was asked about by name, whatever is typed by now.
              input={{ identifier: found.login }}
              danger={false}
              button={{ variant: 'primary', icon: 'plus' }}
              words={{
                label: t('link'),
                title: t('ask', { name: found.name }),
                confirm: t('link'),
                done: t('done', { name: found.name }),
              }}
              goTo={links.facilitatorRecord('school', found.id)}
            >
              {t('text')}
            </ConfirmedButton>
          </Alert>
        )}
      </div>
    </Card>
  );
}
