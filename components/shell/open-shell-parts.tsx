import './open-shell.css';
import { type ReactNode, useEffect } from 'react';
import { AssistantHost } from '@/components/assistant/panel/assistant-host';
import { Toaster } from '@/components/ui/toaster';
import { apiBase } from '@/lib/platform/browser/api-base';
import { lazily } from '@/lib/platform/browser/lazy';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { shellPersonOp } from '@/lib/shell/contract';
import { shellPersonPath } from '@/lib/shell/rules';
import { FaultBoundary } from './fault-boundary';
import { PhoneNavigation } from './phone-navigation';
import { type ShellText, textOf } from './shell-text';
import { SignedInHeader } from './signed-in-header';

type Person = ReplyOf<typeof shellPersonOp>;

/** Everything that an open page lacks of the shell, once it is known for whom; nothing when the session has ended. */
export async function openShellFor(locale: Locale): Promise<ReactNode> {
  const [person, t] = await Promise.all([readPerson(), loadText(locale)]);
  if (!person) {
    delete document.documentElement.dataset.signedIn;
    return null;
  }
  return <SignedInShell person={person} locale={locale} t={t} />;
}

/** Asked of each document anew: whom another tab signed in is nobody's guess. Past `call`, which leads to the sign-in. */
async function readPerson(): Promise<Person | null> {
  const response = await fetch(apiBase.replace(/\/$/, '') + shellPersonPath, { credentials: 'same-origin' });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Person;
}

async function loadText(locale: Locale): Promise<ShellText> {
  const words = await (locale === 'en'
    ? lazily(() => import('@/messages/en/shell.json'))
    : lazily(() => import('@/messages/pt-BR/shell.json')));
  return textOf(words.default);
}

function SignedInShell({ person, locale, t }: { person: Person; locale: Locale; t: ShellText }) {
  const fault = { failed: t('fault.failed'), again: t('fault.again') };
  useEffect(() => {
    document.documentElement.dataset.shell = '';
    addEventListener('pageshow', leaveTheKept);
    return () => {
      delete document.documentElement.dataset.shell;
      removeEventListener('pageshow', leaveTheKept);
    };
  }, []);
  return (
    <>
      <FaultBoundary words={fault}>
        <SignedInHeader person={person} locale={locale} t={t} />
      </FaultBoundary>
      <FaultBoundary words={fault}>
        <PhoneNavigation person={person} t={t} locale={locale} />
      </FaultBoundary>
      <FaultBoundary>
        <AssistantHost locale={locale} labels={{ failed: t('assistant.failed'), again: fault.again }} />
      </FaultBoundary>
      {/* The choice of a school alone says something there. */}
      {person.schools.length > 1 && <Toaster label={t('toasts.region')} closeLabel={t('toasts.close')} />}
    </>
  );
}

/** A page that the browser kept whole may show the name of somebody who has left since. */
function leaveTheKept({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
