import type { Locale } from '@/lib/platform/i18n/locales';
import { localized, ownPath } from '@/lib/platform/links';
import { renderAnswer } from '@/lib/platform/markdown/render-answer';
import { assistantWords } from './assistant-words';

type Source = { title: string; heading: string; address: string };

/** An answer, or a finished block of it, as safe HTML; its `[n]` lead to the passage, in the reader's language. */
export function answerHtml(markdown: string, sources: readonly Source[], locale: Locale): string {
  const t = assistantWords(locale);
  return renderAnswer(markdown, (number) => {
    const source = sources[number - 1];
    const path = ownPath(source?.address);
    if (!source || !path || path.startsWith('/api')) return undefined;
    const name = [source.title, source.heading].filter(Boolean).join(' — ');
    return { href: localized(locale, path), label: t('source', { number, name }) };
  });
}
