'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { neverBack } from '@/components/shell/never-back';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { clearSession } from '@/lib/platform/browser/stored-values';
import { forgetPersonHere } from '@/lib/platform/kept/person';
import { pinLength } from '@/lib/shared-devices/rules/pins';
import { useSecondsLeft } from './use-seconds-left';

type Props = {
  action: string;
  locale: string;
  studentId: string;
  isWrong: boolean;
  /** How long whoever guessed too often waits. */
  waitSeconds: number;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const key = 'button button-secondary min-h-16 text-2xl';

/** Four numbers by big keys, by the keyboard, or by a reader: the fourth sends them. */
export function PinPad({ action, locale, studentId, isWrong, waitSeconds }: Props) {
  const t = useTranslations('checkin');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [isSent, setSent] = useState(false);
  const secondsLeft = useSecondsLeft(waitSeconds);
  const isClosed = isSent || secondsLeft > 0;
  // Neither the next child nor the back button finds what was typed here.
  useEffect(neverBack, []);
  // The big keys are here: no keyboard of the system over them.
  useEffect(() => {
    if (!field.current) return;
    field.current.inputMode = 'none';
    field.current.focus();
  }, []);

  function type(next: string): void {
    if (isClosed) return;
    const typed = next.replace(/\D/g, '').slice(0, pinLength);
    setPin(typed);
    if (typed.length === pinLength) setTimeout(() => form.current?.requestSubmit());
  }

  function sent(): void {
    setSent(true);
    // Whoever was here before is out of this device with it.
    clearSession();
    forgetPersonHere().catch(() => undefined);
  }

  return (
    <form ref={form} method="post" action={action} onSubmit={sent} className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="studentId" value={studentId} />
      {isWrong && (
        <Alert tone="warning" announce title={t('wrong')}>
          {t('wrongHint')}
        </Alert>
      )}
      {waitSeconds > 0 && (
        <Alert tone={secondsLeft > 0 ? 'warning' : 'success'} announce title={secondsLeft > 0 ? t('wait') : undefined}>
          <span aria-hidden={secondsLeft > 0 && secondsLeft < waitSeconds}>
            {secondsLeft > 0 ? t('waitHint', { seconds: secondsLeft }) : t('waitOver')}
          </span>
        </Alert>
      )}
      <label htmlFor={id} className="sr-only">
        {t('pin')}
      </label>
      <input
        ref={field}
        id={id}
        name="pin"
        value={pin}
        onChange={({ target }) => type(target.value)}
        readOnly={isClosed}
        required
        pattern={`[0-9]{${pinLength}}`}
        maxLength={pinLength}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        className="w-full [-webkit-text-security:disc] rounded-md border border-edge bg-surface py-2 text-center text-4xl tracking-[0.5em] text-ink"
      />
      <output aria-live="polite" className="sr-only">
        {pin.length > 0 && t('typed', { count: pin.length })}
      </output>
      <div className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <button key={digit} type="button" disabled={isClosed} onClick={() => type(pin + digit)} className={key}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          disabled={isClosed}
          aria-label={t('erase')}
          onClick={() => type(pin.slice(0, -1))}
          className={key}
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" disabled={isClosed} onClick={() => type(`${pin}0`)} className={key}>
          0
        </button>
        <Button type="submit" variant="primary" busy={isSent} disabled={secondsLeft > 0} className="min-h-16">
          {t('enter')}
        </Button>
      </div>
    </form>
  );
}
