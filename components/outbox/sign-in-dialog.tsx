'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { isOnSharedDevice } from '@/components/shell/shared-device-here';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import type { Tipo } from '@/lib/access/actor';
import { signInOp } from '@/lib/accounts/contract';
import { CallFailure, call } from '@/lib/platform/browser/call';
import { lineBackEvent } from '@/lib/platform/browser/cut-line';
import { storedProfile } from '@/lib/platform/browser/stored-profile';
import type { Locale } from '@/lib/platform/i18n/locales';
import { stayOn } from '@/lib/platform/kept/person';
import { localized } from '@/lib/platform/links';
import type { OutboxState } from '@/lib/platform/outbox/outbox-state';
import { personHere } from '@/lib/platform/outbox/person-here';
import { links } from '@/lib/shared-devices/links';
import { OtherPerson } from './other-person';
import { standOutbox, useOutboxStanding } from './outbox-standing';
import { useReason } from './use-reason';

type Props = { state: OutboxState; open: boolean };

/** Over the page, which stays as it is: the session has ended, and what waits goes on with the next one of its person. */
export function SignInDialog({ state: { pending, hindrance }, open }: Props) {
  const t = useTranslations('outbox');
  const locale = useLocale() as Locale;
  const id = useId();
  const reasonOf = useReason();
  const { isInTest } = useOutboxStanding();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [other, setOther] = useState<{ username: string; tipo: Tipo }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const username = String(typed.get('username'));
    setBusy(true);
    setFailure(undefined);
    try {
      const sharedDevice = typed.has('sharedDevice');
      const input = { username, password: String(typed.get('password')), sharedDevice };
      const { userId, tipo, created, ttl } = await call(signInOp, input, { forAnyone: true, staysHere: true });
      if (userId !== personHere()) return setOther({ username, tipo });
      const sessionEnds = new Date(Date.parse(created) + ttl * 1000).toISOString();
      stayOn({ id: userId, sessionEnds, isShared: sharedDevice || isOnSharedDevice() }).catch(() => undefined);
      goOn();
    } catch (error) {
      setFailure(error instanceof CallFailure ? reasonOf(error) : t('signIn.noLine'));
    } finally {
      setBusy(false);
    }
  }

  // A page that goes on without a session: nothing of the outbox waits for one.
  const isOver = pending.length === 0 && hindrance !== 'other-person';
  if (other) return <OtherPerson {...other} count={pending.length} open={open} />;
  return (
    <Dialog
      open={open}
      onClose={later}
      title={t(isOver ? 'signIn.titleOver' : 'signIn.title')}
      closeLabel={t('signIn.later')}
      width="sm"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p>
          {isOver
            ? t('signIn.textOver', { place: isInTest ? 'test' : 'lesson' })
            : t(`hindrance.${hindrance === 'other-person' ? hindrance : 'nobody'}`)}
          {pending.length > 0 && ` ${t('waiting', { count: pending.length })}.`}
        </p>
        <Field id={`${id}-username`} label={t('signIn.username')} required>
          {(control) => (
            <TextInput
              {...control}
              name="username"
              defaultValue={storedProfile()?.username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
            />
          )}
        </Field>
        <Field id={`${id}-password`} label={t('signIn.password')} required>
          {(control) => (
            <PasswordInput
              {...control}
              data-focus-first=""
              showLabel={t('signIn.showPassword')}
              hideLabel={t('signIn.hidePassword')}
              name="password"
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </Field>
        {!isOnSharedDevice() && (
          <Checkbox id={`${id}-shared`} name="sharedDevice" value="true" label={t('signIn.sharedDevice')} />
        )}
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {t(isOver ? 'signIn.open' : 'signIn.submit')}
        </Button>
        {isOnSharedDevice() && (
          <a href={localized(locale, links.checkIn())} className="text-center underline">
            {t('signIn.withPin')}
          </a>
        )}
      </form>
    </Dialog>
  );
}

function later(): void {
  standOutbox({ signsInLater: true });
}

/** Whatever waited for the session: the outbox, and the line that told of others' changes. */
function goOn(): void {
  standOutbox({ signsInLater: true, isSignedOut: false });
  dispatchEvent(new Event(lineBackEvent));
}
