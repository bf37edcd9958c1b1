import { stemOf } from '@/lib/platform/text/stems';
import { chatWords } from './chat-words';

/** Pairs of neighbouring words are told apart by so many numbers; that two share one now and then does no harm. */
export const pairCount = 2 ** 18;

/**
 * The pairs of neighbouring words of texts, also of those that tell nothing apart: "o que levo", "dá conta", "get off".
 * Each word is looked at once.
 */
export function pairReader(): (text: string) => number[] {
  const met = new Map<string, number>();
  function numberOf(word: string): number {
    const known = met.get(word);
    if (known !== undefined) return known;
    const number = numberOfText(stemOf(word));
    met.set(word, number);
    return number;
  }
  return (text) => {
    const numbers = chatWords(text).map(numberOf);
    return numbers.slice(1).map((number, index) => paired(numbers[index] as number, number));
  };
}

/** FNV-1a: far apart for texts that differ little. */
function numberOfText(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number;
}

function paired(one: number, other: number): number {
  let number = Math.imul(Math.imul(one, 0x9e3779b1) ^ other, 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 15), 0xc2b2ae35);
  return (number ^ (number >>> 13)) & (pairCount - 1);
}
