'use client';

import { useEffect, useState } from 'react';
import { type ErrorCards, errorHelp } from '@/lib/assistant/prompts/error-card';
import { errorIn } from '@/lib/assistant/rules/error-cards';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Locale } from '@/lib/platform/i18n/locales';

type Props = { text: string; words: ErrorCards };

/** What an error message means, said by the device itself: the question about it could not be sent. */
function ErrorHelp({ text, words }: Props) {
  const found = errorIn(text);
  if (!found) return null;
  const { means, where, ask } = errorHelp(found, words);
  return (
    <div className="ai-error-help" role="status">
      <p>
        <strong>{words.means}:</strong> {means}
      </p>
      <p>
        <strong>{words.look}:</strong> {where}
      </p>
      <p>{ask}</p>
    </div>
  );
}

/** Loaded once somebody may ask: when it is needed, the line is cut. */
export function useErrorHelp(locale: Locale, unsent: string | undefined) {
  const [words, setWords] = useState<ErrorCards>();
  useEffect(() => {
    // Without a line from the start there is none, as there is no panel then.
    loadWords(locale).then(setWords, () => undefined);
  }, [locale]);
  return words && unsent !== undefined ? <ErrorHelp text={unsent} words={words} /> : null;
}

function loadWords(locale: Locale): Promise<ErrorCards> {
  return locale === 'en'
    ? lazily(async () => (await import('@/messages/en/errorCards.json')).default)
    : lazily(async () => (await import('@/messages/pt-BR/errorCards.json')).default);
}
