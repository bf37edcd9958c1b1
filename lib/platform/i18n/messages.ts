import { english } from './catalogue-en';
import { portuguese } from './catalogue-pt';
import type { Locale } from './locales';

export type Messages = typeof portuguese;
export type Namespace = keyof Messages;
/** A whole namespace, or one part of it by name: `points.table`. */
export type WordsName = { [N in Namespace]: N | `${N}.${keyof Messages[N] & string}` }[Namespace];

const catalogues: Readonly<Record<Locale, Messages>> = { 'pt-BR': portuguese, en: english };

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}

const packed = new Map<string, string>();

/** Only what a screen names travels to the browser. The texts of a screen are the same for everybody: packed once. */
export function packMessages(locale: Locale, names: readonly WordsName[]): string {
  const key = [locale, ...names].join(' ');
  const text = packed.get(key) ?? JSON.stringify(pickMessages(locale, names));
  packed.set(key, text);
  return text;
}

function pickMessages(locale: Locale, names: readonly WordsName[]): Partial<Messages> {
  const all: Record<string, Record<string, unknown>> = messagesOf(locale);
  const picked: typeof all = {};
  for (const name of names) {
    const [namespace = '', ...rest] = name.split('.');
    const part = rest.join('.');
    picked[namespace] = part ? { ...picked[namespace], [part]: all[namespace]?.[part] } : (all[namespace] ?? {});
  }
  return picked as Partial<Messages>;
}
