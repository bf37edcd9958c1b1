import type { Locale } from '@/lib/platform/i18n/locales';
import { assistantWords } from './assistant-words';

/** What is added to an answer that its model did not end by itself, by the reason that it gave; nothing to a whole one. */
export function cutShort(text: string, finishReason: string | null, locale: Locale): string {
  const t = assistantWords(locale);
  if (finishReason === 'content_filter' && !text.trim()) return t('cut.refused');
  if (!text.trim()) return '';
  if (finishReason === 'content_filter') return `${closing(text)}\n\n*${t('cut.filtered')}*`;
  return finishReason === 'length' ? `${closing(text)}\n\n*${t('cut.long')}*` : '';
}

/** Cut inside code, it ends there: what follows is no code. */
function closing(text: string): string {
  const fences = text.match(/^ {0,3}```/gm) ?? [];
  return fences.length % 2 ? '\n```' : '';
}
