import type { Screened, Sign } from './care-sign';
import { dangerSigns } from './care-signs-danger';
import { englishSigns } from './care-signs-english';
import { harmSigns } from './care-signs-harm';
import { said } from './said';
import { meantWords } from './screening-words';

const followingMax = 60;

/** What the rules that were written by hand find, in any reading of a text. */
export function ruled(all: readonly string[]): Screened | null {
  const known = named(all.map(meantWords));
  if (known?.severity === 'high') return known;
  const told = all.map(said).find((each) => each !== null) ?? null;
  // Of one thing the signs that name it closely judge how grave it is.
  return known && (told?.severity !== 'high' || told.topic === known.topic) ? known : told;
}

function named(spellings: readonly string[]): Screened | null {
  const told = signs.find((sign) => spellings.some((words) => isSaid(sign, words)));
  return told ? { topic: told.topic, severity: told.severity } : null;
}

function isSaid(sign: Sign, words: string): boolean {
  // Each look for all places makes the pattern anew, and most signs have none.
  if (words.search(sign.says) < 0) return false;
  return [...words.matchAll(sign.says)].some((found) => !isInnocent(sign, words.slice(found.index), found[0].length));
}

/** A life at risk is excused only by what stands right behind it: "no jogo", and not a game that is spoken of later. */
function isInnocent({ topic, severity, unless }: Sign, words: string, length: number): boolean {
  const excused = unless?.exec(words.slice(0, length + followingMax));
  if (!excused) return false;
  return topic !== 'selfHarm' || severity !== 'high' || excused.index <= length + 1;
}

const signs = [...dangerSigns, ...harmSigns, ...englishSigns].sort(
  (one, other) => Number(other.severity === 'high') - Number(one.severity === 'high'),
);
