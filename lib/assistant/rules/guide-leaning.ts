import { folded } from '@/lib/platform/text/folded';

/** It says little without the sentence before it. */
const leaning =
  /^(?:el[ea]s?|d?isso|d?isto|ess[ea]s?|est[ea]s?|d?aquilo|dess[ea]s?|ness[ea]s?|nel[ea]s?|del[ea]s?|assim|entao|dai|mas|e|ou|ja|tambem|alem|por isso|so entao|por outro lado|it|its|this|that|these|those|they|such|but|so|then|also|only then|otherwise|instead)\b/;
const pointing =
  /\b(?:isso|isto|disso|nisso|com ela|com ele|(?:this|that) (?:happens|is why|means|way)|(?:do|does|like|after|before) (?:this|that))\b/;

/** Of a text without its accents. */
export function leans(plain: string): boolean {
  return leaning.test(plain);
}

export function leansOnTheOneBefore(text: string): boolean {
  const plain = folded(text);
  return leaning.test(plain) || pointing.test(plain);
}
