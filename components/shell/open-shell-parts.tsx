import './open-shell.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { AssistantHost } from '@/components/assistant/panel/assistant-host';
import { DiagnosticsKey } from '@/components/diagnostics/diagnostics-key';
import { Toaster } from '@/components/ui/toaster';
import { lacksSchool } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { CallFailure, call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { Locale } from '@/lib/platform/i18n/locales';
import { shellPersonOp } from '@/lib/shell/contract';
import { abilities as upkeepAbilities } from '@/lib/upkeep/abilities';
import { FaultBoundary } from './fault-boundary';
import { OfflineWorker } from './offline-worker';
import { PhoneNavigation } from './phone-navigation';
import { type ShellText, textOf } from './shell-text';
import { shellsOf } from './shells-of';
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

/** Asked of each document anew: whom another tab signed in is nobody's guess. */
async function readPerson(): Promise<Person | null> {
  try {
    return await call(shellPersonOp, {}, { staysHere: true });
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return null;
    throw error;
  }
}

async function loadText(locale: Locale): Promise<ShellText> {
  const words = await (locale === 'en'
    ? lazily(() => import('@/messages/en/shell.json'))
    : lazily(() => import('@/messages/pt-BR/shell.json')));
  return textOf(words.default);
}

function SignedInShell({ person, locale, t }: { person: Person; locale: Locale; t: ShellText }) {
  const fault = { failed: t('fault.failed'), again: t('fault.again') };
  // Before the paint that shows it: the open header goes as this one comes, and no paint has both.
  useLayoutEffect(() => {
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
      {!lacksSchool(person) && (
        <FaultBoundary>
          <AssistantHost locale={locale} labels={{ failed: t('assistant.failed'), again: fault.again }} />
        </FaultBoundary>
      )}
      <FaultBoundary>
        <Toaster label={t('toasts.region')} closeLabel={t('toasts.close')} />
        <OfflineWorker shells={shellsOf(person.tipo, locale)} />
      </FaultBoundary>
      {can(person, upkeepAbilities['diagnostics:read']) && (
        <FaultBoundary>
          <DiagnosticsKey openAtOnce={false} />
        </FaultBoundary>
      )}
    </>
  );
}

/** A page that the browser kept whole may show the name of somebody who has left since. */
function leaveTheKept({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
