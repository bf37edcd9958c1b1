import { lazily } from '@/lib/platform/browser/lazy';
import type { Locale } from '@/lib/platform/i18n/locales';

/** One language, loaded with what first opens: a page on which nothing waits carries no word of it. */
export async function loadWords(locale: Locale) {
  const [outbox, failures, fields] = await (locale === 'en' ? english() : portuguese());
  return { outbox, failures, fields };
}

export type OutboxWords = Awaited<ReturnType<typeof loadWords>>;

function english() {
  return Promise.all([
    lazily(async () => (await import('@/messages/en/outbox.json')).default),
    lazily(async () => (await import('@/messages/en/failures.json')).default),
    lazily(async () => (await import('@/messages/en/fields.json')).default),
  ]);
}

function portuguese() {
  return Promise.all([
    lazily(async () => (await import('@/messages/pt-BR/outbox.json')).default),
    lazily(async () => (await import('@/messages/pt-BR/failures.json')).default),
    lazily(async () => (await import('@/messages/pt-BR/fields.json')).default),
  ]);
}
