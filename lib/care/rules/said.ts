import type { Screened } from './care-sign';
import { chatWords } from './chat-spelling';
import { blackmail } from './said-blackmail';
import { blows } from './said-blows';
import { bullying } from './said-bullying';
import { saidClasses } from './said-classes';
import { grooming } from './said-grooming';
import { habits } from './said-habits';
import { harming } from './said-harming';
import { neglect } from './said-neglect';
import { oneself } from './said-oneself';
import { saidPattern } from './said-pattern';
import { excuses } from './said-sign';
import { threats } from './said-threats';
import { cues, together } from './said-together';
import { touches } from './said-touches';

/** What stands so near excuses. */
const nearMax = 50;
/** Words that are said together: a sentence, or so many words of a long one, and the half of them once more. */
const windowMax = 26;

const compiled = (source: string) => saidPattern(source, saidClasses);
const excusing = new Map(Object.entries(excuses).map(([name, source]) => [name, compiled(source)]));
const everyday = compiled([excuses.harmless, excuses.lesson, excuses.everyday].join('|'));
const cueOf = new Map(Object.entries(cues).map(([name, source]) => [name, compiled(source)]));
const graveFirst = (one: Screened, other: Screened) =>
  Number(other.severity === 'high') - Number(one.severity === 'high');
const signs = [
  ...oneself,
  ...harming,
  ...blows,
  ...touches,
  ...neglect,
  ...threats,
  ...blackmail,
  ...grooming,
  ...bullying,
  ...habits,
]
  .map(([topic, severity, source, excuse]) => ({
    topic,
    severity,
    says: new RegExp(compiled(source), 'g'),
    excuse: excuse && excusing.get(excuse),
  }))
  .sort(graveFirst);
const sums = together.map(([topic, severity, names]) => ({ topic, severity, names })).sort(graveFirst);

/** What is told in it, however it is spelled. */
export function said(text: string): Screened | null {
  const words = chatWords(text);
  const one = inOrder(words);
  if (one?.severity === 'high') return one;
  return (
    windowsOf(words)
      .map(inAnyOrder)
      .find((found) => found !== null) ?? one
  );
}

function inOrder(words: string): Screened | null {
  for (const { topic, severity, says, excuse } of signs) {
    // Each look for all places makes the pattern anew, and most signs have none.
    if (words.search(says) < 0) continue;
    for (const found of words.matchAll(says)) {
      const near = words.slice(Math.max(0, found.index - nearMax), found.index + found[0].length + nearMax);
      if (!excuse?.test(near)) return { topic, severity };
    }
  }
  return null;
}

function inAnyOrder(words: string): Screened | null {
  const heard = new Map<string, boolean>();
  const isHeard = (name: string) => {
    const known = heard.get(name) ?? cueOf.get(name)?.test(words) ?? false;
    heard.set(name, known);
    return known;
  };
  const found = sums.find(({ names }) => names.every(isHeard));
  return found && !everyday.test(words) ? { topic: found.topic, severity: found.severity } : null;
}

function windowsOf(words: string): string[] {
  return words.split(' . ').flatMap((sentence) => {
    const all = sentence.split(' ');
    const windows: string[] = [];
    for (let from = 0; from === 0 || from + windowMax / 2 < all.length; from += windowMax / 2) {
      windows.push(all.slice(from, from + windowMax).join(' '));
    }
    return windows;
  });
}
