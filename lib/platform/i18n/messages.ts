import { english } from './catalogue-en';
import { portuguese } from './catalogue-pt';
import type { Locale } from './locales';

export type Messages = typeof portuguese;
export type Namespace = keyof Messages;

const catalogues: Readonly<Record<Locale, Messages>> = { 'pt-BR': portuguese, en: english };

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}

/** Only the namespaces that an area names travel to the browser. */
export function pickMessages<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Pick<Messages, N> {
  const all = messagesOf(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
}
