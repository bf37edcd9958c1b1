/**
 * The one way to forgive accents and capitals, in the browser too: whoever compares two texts folds both. A second way
 * would sooner or later fold one letter differently, and a word would be found at one place and not at another.
 */
export function folded(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/** Most of what is folded is a word that has none: looking is cheaper than taking letters apart. */
const beyondPlainLetters = /[\u0080-\uffff]/;

/** Capitals stay, for whoever looks for a text inside another one. */
export function withoutAccents(text: string): string {
  return beyondPlainLetters.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
}

/** The words of a text, folded: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
