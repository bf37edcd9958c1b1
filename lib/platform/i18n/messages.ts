import enShell from '@/messages/en/shell.json';
import ptShell from '@/messages/pt-BR/shell.json';
import type { Locale } from './locales';

/** Every namespace of messages, once a language. pt-BR is the source of the types. */
const catalogues = {
  'pt-BR': { shell: ptShell },
  en: { shell: enShell },
} satisfies Record<Locale, Record<string, object>>;

export type Messages = (typeof catalogues)['pt-BR'];
export type Namespace = keyof Messages;

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}

/** Only the namespaces that an area names travel to the browser. */
export function pickMessages<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Pick<Messages, N> {
  const all = messagesOf(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
}
