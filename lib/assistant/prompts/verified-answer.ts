import type { Locale } from '@/lib/platform/i18n/locales';
import type { KeptAnswer } from '@/lib/verified-answers/queries/kept-answers';
import { assistantWords } from './assistant-words';
import { closed } from './cut-short';
import { asWritten } from './guide-answer';

/** What a classmate's doubt was answered, in the words of who answered, who is named, and with the lesson as its source. */
export function verifiedAnswer({ answer, author, lesson }: KeptAnswer, locale: Locale): string {
  const t = assistantWords(locale);
  const begin = author ? t('verified.by', { name: asWritten(author) }) : t('verified.bySchool');
  return [begin, `${answer}${closed(answer)}`, t('verified.source', { lesson: asWritten(lesson.name) })].join('\n\n');
}
