'use client';

import type { Tone } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useOutbox } from '@/lib/platform/outbox/use-outbox';
import { type FaceKind, faceOf } from './face';
import { standOutbox } from './outbox-standing';
import { stateWords } from './state-words';

const looks: Record<FaceKind, { icon: IconName; tone: Tone }> = {
  saved: { icon: 'circle-check', tone: 'neutral' },
  savedAt: { icon: 'circle-check', tone: 'success' },
  sending: { icon: 'upload', tone: 'info' },
  onDevice: { icon: 'clock', tone: 'info' },
  signIn: { icon: 'key', tone: 'warning' },
  refused: { icon: 'warning', tone: 'danger' },
  notKept: { icon: 'warning', tone: 'danger' },
};

const tones: Partial<Record<Tone, string>> = {
  neutral: 'bg-surface text-ink-soft border-line',
  success: 'bg-success-soft text-success-ink border-success-ink/25',
  info: 'bg-info-soft text-info-ink border-info-ink/25',
  warning: 'bg-warning-soft text-warning-ink border-warning-ink/25',
  danger: 'bg-danger-soft text-danger-ink border-danger-ink/25',
};

/** How far the person's taps are, in one word and a number; it opens the panel. */
export function StateButton({ locale, className }: { locale: Locale; className?: string }) {
  const state = useOutbox();
  const words = stateWords[locale];
  const { kind, count } = faceOf(state);
  const { icon, tone } = looks[kind];
  // Not as an argument of the message: no library of messages travels to a page for one number.
  const text = words[kind].replace('#', kind === 'savedAt' ? timeOf(state.savedAt, locale) : String(count));
  return (
    <>
      <button
        type="button"
        data-print="no"
        data-sync={kind}
        title={words.open}
        aria-haspopup="dialog"
        onClick={() => standOutbox(kind === 'signIn' ? { signsInLater: false } : { panel: true })}
        className={joinClasses(
          'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-3 font-semibold text-sm',
          tones[tone],
          className,
        )}
      >
        <Icon name={icon} size={16} />
        {text}
      </button>
      {/* Without the count: a reader hears that it waits, that it is saved, and not each tap. */}
      <span role="status" className="sr-only">
        {kind in words.heard ? words.heard[kind as keyof typeof words.heard] : ''}
      </span>
    </>
  );
}

function timeOf(at: number | undefined, locale: Locale): string {
  return at ? new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }) : '';
}
