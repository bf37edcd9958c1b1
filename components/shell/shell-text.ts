import type words from '@/messages/pt-BR/shell.json';

type Words = typeof words;
type KeyOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeyOf<T[Key]>}`;
}[keyof T & string];

/**
 * A sentence of the shell by its key. On signed-in pages the server has them; on open pages, which are the same for
 * everyone, they come with the parts of the shell (open-shell-parts.tsx).
 */
export type ShellText = (key: KeyOf<Words>) => string;

export function textOf(given: Words): ShellText {
  return (key) => {
    const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], given);
    return String(found);
  };
}
