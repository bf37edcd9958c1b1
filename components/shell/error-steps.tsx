'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { countWaiting } from '@/components/online-tests/device/database';
import { buttonClasses } from '@/components/ui/button-classes';
import { clearProviderKeysOp } from '@/lib/accounts/contract';
import { links } from '@/lib/accounts/links';
import { call } from '@/lib/platform/browser/call';
import { clearStored } from '@/lib/platform/browser/clear-stored';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { countKept } from '@/lib/platform/outbox/kept-items';
import { errorStepsWords } from './error-steps-words';

export type ErrorStepsProps = {
  locale: Locale;
  /** Whom to write to, when somebody is configured. */
  support: string | undefined;
  /** Set when the error is about the provider's keys: these are cleared instead. */
  provider: string | undefined;
};

const reloadKeys = { windows: ['Ctrl', 'F5'], chromebook: ['Ctrl', 'Shift', 'R'], mac: ['⌘', 'Shift', 'R'] } as const;
const systems = ['windows', 'chromebook', 'mac'] as const;

/** The three steps (§2), and what to do once the last is done. Loaded when a screen has failed. */
export function ErrorSteps({ locale, support, provider }: ErrorStepsProps) {
  const words = errorStepsWords[locale];
  const [state, setState] = useState<'initial' | 'busy' | 'cleared' | 'refused'>('initial');

  async function clear() {
    setState('busy');
    try {
      await (provider ? call(clearProviderKeysOp, {}) : clearStored());
      setState('cleared');
    } catch {
      // The call has told the console.
      setState('refused');
    }
  }

  if (state === 'cleared') return <Cleared locale={locale} support={support} />;
  return (
    <ol className="grid gap-4">
      <Step>
        <p>{words.reload}</p>
        <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {systems.map((system) => (
            <Shortcut key={system} system={words[system]} keys={reloadKeys[system]} />
          ))}
        </dl>
      </Step>
      <Step>
        <p>{words.incognito}</p>
      </Step>
      <Step>
        <p>{provider ? words.keys : words.clear}</p>
        {!provider && <Kept words={words} />}
        <button type="button" className={buttonClasses({}, 'mt-3')} disabled={state === 'busy'} onClick={clear}>
          {provider ? `${words.keysButton}: ${provider}` : words.clearButton}
        </button>
        <p role="status" className="text-danger-ink">
          {state === 'refused' && words.notCleared}
        </p>
      </Step>
    </ol>
  );
}

/** Of everybody who taps on this device: clearing touches none of it. */
function Kept({ words }: { words: (typeof errorStepsWords)[Locale] }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Where this browser keeps nothing, nothing waits.
    Promise.all([countKept(), countWaiting()]).then(
      ([taps, answers]) => setCount(taps + answers),
      () => undefined,
    );
  }, []);
  if (count === 0) return <p className="mt-1 text-ink-soft text-sm">{words.kept}</p>;
  return (
    <p className="mt-1 font-semibold text-warning-ink">
      {count === 1 ? words.unsentOne : words.unsentMany.replace('#', String(count))}
    </p>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="error-step flex gap-3">
      <div className="min-w-0 grow pt-1">{children}</div>
    </li>
  );
}

function Shortcut({ system, keys }: { system: string; keys: readonly string[] }) {
  return (
    <>
      <dt className="text-ink-soft">{system}</dt>
      <dd className="flex flex-wrap gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-md border border-edge bg-sunken px-2 py-0.5 font-mono text-sm">
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}

function Cleared({ locale, support }: Pick<ErrorStepsProps, 'locale' | 'support'>) {
  const { title, text, textWithoutEmail, again } = errorStepsWords[locale].cleared;
  return (
    <div role="status" className="rounded-md border-success-solid border-s-4 bg-success-soft px-4 py-3">
      <p className="font-semibold text-success-ink">{title}</p>
      <p className="mt-1">
        {support ? text : textWithoutEmail}
        {support && (
          <>
            {' '}
            <a href={`mailto:${support}`}>{support}</a>.
          </>
        )}
      </p>
      <a href={localized(locale, links.login())} className={buttonClasses({ variant: 'primary' }, 'mt-3')}>
        {again}
      </a>
    </div>
  );
}
