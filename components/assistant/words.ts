import { createContext, use } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Locale } from '@/lib/platform/i18n/locales';
import type pt from '@/messages/pt-BR/assistant.json';

export type AssistantWords = typeof pt;

/** One language, loaded with the panel: a page that never opens it carries no word of it. */
export function loadWords(locale: Locale): Promise<AssistantWords> {
  return locale === 'en'
    ? lazily(async () => (await import('@/messages/en/assistant.json')).default)
    : lazily(async () => (await import('@/messages/pt-BR/assistant.json')).default);
}

export const Words = createContext<AssistantWords | null>(null);

export function useWords(): AssistantWords {
  const words = use(Words);
  if (!words) throw new Error('The words come with the panel.');
  return words;
}
