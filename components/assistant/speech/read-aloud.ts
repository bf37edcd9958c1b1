import { useSyncExternalStore } from 'react';
import { languageOf, piecesOf, voiceFor } from '@/lib/assistant/rules/spoken-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { spokenHtml } from './spoken-html';

/** Of an answer (§9). */
const answerRate = 1.3;
const voicesWaitMs = 500;

type Answer = { id: string; content: string; html?: string | undefined; rate?: number };

let current: { readonly id: string } | undefined;
const listeners = new Set<() => void>();

export const canReadAloud = typeof window !== 'undefined' && 'speechSynthesis' in window;

/** The answer that is being read, if any: one voice a page. */
export function useReading(): string | undefined {
  return useSyncExternalStore(watch, now, none);
}

/** From its beginning, instead of whatever is being read. */
export async function readAloud({ id, content, html, rate = answerRate }: Answer, locale: Locale): Promise<void> {
  if (!canReadAloud) return;
  stopReading();
  const text = html === undefined ? content : spokenHtml(html);
  const pieces = piecesOf(text);
  if (pieces.length === 0) return;
  const reading = { id };
  const end = () => current === reading && show(undefined);
  show(reading);
  const lang = languageOf(text, locale);
  const voice = voiceFor(lang, await voices());
  // Stopped, or another begun, while the voices came.
  if (current !== reading) return;
  const utterances = pieces.map((piece) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(piece), { rate, lang: voice?.lang ?? lang });
    if (voice) utterance.voice = voice;
    utterance.onerror = end;
    return utterance;
  });
  const last = utterances.at(-1);
  if (last) last.onend = end;
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

export function stopReading(): void {
  if (current === undefined) return;
  show(undefined);
  speechSynthesis.cancel();
}

function show(reading: typeof current): void {
  current = reading;
  for (const listener of listeners) listener();
}

/** Chrome knows its voices a moment after it was first asked. */
function voices(): Promise<readonly SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return Promise.resolve(known);
  return new Promise((resolve) => {
    const done = () => resolve(speechSynthesis.getVoices());
    speechSynthesis.addEventListener('voiceschanged', done, { once: true });
    setTimeout(done, voicesWaitMs);
  });
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function now(): string | undefined {
  return current?.id;
}

function none(): undefined {
  return undefined;
}
