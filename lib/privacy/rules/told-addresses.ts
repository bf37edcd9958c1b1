import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Removal } from './person-details';
import type { Span } from './told-spans';

const street = '(?:rua|r\\.|avenida|av\\.?|travessa|alameda|rodovia|estrada|pra[çc]a)';
const lives = String.raw`(?:moro|mora|moramos|vivo|resido|(?:meu\s+)?endere[çc]o\s*(?:é|eh|:)|minha\s+casa\s+(?:é|eh|fica)|i\s+live)`;
const notOfStreet = String.raw`(?!(?:tem|com|em|no|na|que|por|para|até|existem|há|has|with|e|ou|com|passa|passam)\b)`;

/** Streets with a number, and where somebody says to live. */
export const addresses: readonly Removal[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(${lives}\s+(?:(?:na|no|em|at|on|in)\s+)?)(?:a\s+)?${street}\s+[^\n;!?]{2,60}?(?=[\n;!?]|\.(?:\s|$)|,\s*\p{L}|\s+(?:e|and|mas|but|porque)\s|$)`,
      'giu',
    ),
    (_found, words) => `${words}${personalMarks.address}`,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})${street}\s+(?:${notOfStreet}[\p{L}.º']{1,20}(?![\p{L}.º'])\s*){1,5}(?:,\s*)?(?:(?:n[ºo°.]{0,2}|n[uú]mero)\s*)?(?<=[\s,ºo°.])\d{2,5}(?![\d%]|\p{L})`,
      'giu',
    ),
    personalMarks.address,
    'digit',
  ],
  [
    /(?<![\p{L}\d])\d{1,5}\s+(?:\p{Lu}\p{L}{1,20}\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive)(?!\p{L})\.?/gu,
    personalMarks.address,
    'digit',
  ],
];

/** Where somebody lives, of a lesson or of one's own: what stands around it weighs which. */
export function toldAddresses(text: string): Span[] {
  return addresses.flatMap(([pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, 1: words = '', index }) => ({
      start: index + words.length,
      end: index + found.length,
      mark: personalMarks.address,
    })),
  );
}
