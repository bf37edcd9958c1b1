import type { Tipo } from '@/lib/access/actor';
import type { Locale } from '@/lib/platform/i18n/locales';
import { assistantWords } from './assistant-words';

/** Whether a model did not end by itself, but was ended. */
export function isCut({ finishReason }: { finishReason: string | null }): boolean {
  return finishReason === 'length' || finishReason === 'content_filter';
}

type Cut = { text: string; finishReason: string | null; locale: Locale; tipo: Tipo };

/**
 * What is added to an answer that its model did not end by itself, by the reason that it gave; nothing to a whole one.
 * A pupil who was refused every word is not sent to try again: what moves him is for somebody whom he trusts.
 */
export function cutShort({ text, finishReason, locale, tipo }: Cut): string {
  const t = assistantWords(locale);
  if (finishReason === 'content_filter' && !text.trim())
    return t(tipo === 'aluno' ? 'cut.refused' : 'cut.refusedStaff');
  if (!text.trim()) return '';
  if (finishReason === 'content_filter') return `${closed(text)}\n\n*${t('cut.filtered')}*`;
  return finishReason === 'length' ? `${closed(text)}\n\n*${t('cut.long')}*` : '';
}

/** Cut inside code, it ends there: what follows is no code. */
export function closed(text: string): string {
  const fences = text.match(/^ {0,3}```/gm) ?? [];
  return fences.length % 2 ? '\n```' : '';
}
