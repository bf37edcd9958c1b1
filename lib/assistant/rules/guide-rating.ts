import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, isSaid, signsIn } from './guide-asked';
import { isAbout } from './guide-defining';
import type { Unit } from './guide-units';
import { beginningWorth, isOfTheClass, kindWorth } from './guide-worth';

/** A unit with how well it answers, and how much of the question's words it says, alone or with its heading. */
export type Rated = {
  readonly unit: Unit;
  readonly place: number;
  readonly own: number;
  readonly said: number;
  readonly fit: number;
  /** Which of the words that name what is asked about it says itself. */
  readonly names: readonly number[];
  /** It begins with the thing itself. */
  readonly isAbout: boolean;
  /** It tells what happens in the room. */
  readonly isAside: boolean;
};

const early = 0.12;
const nowhere = new Set<string>();

type Named = {
  readonly name: string;
  readonly units: readonly Unit[];
  /** What it begins with says what the thing is that was asked for. */
  readonly begins?: boolean;
  readonly isTask?: boolean;
};

/** A word of the heading is said of all below it, and yet better by those who say it. */
const saidAbove = 0.85;

/** How well each unit of each passage answers; words that few units say count more. */
export function rated({ words, ...asked }: AskedFor, passages: readonly Named[]): Rated[][] {
  const below = passages.map(({ units }) =>
    units.map(({ text, head = '' }) => new Set([...termsOf(`${head} ${text}`), ...signsIn(text)])),
  );
  const above = passages.map(({ name }) => new Set(termsOf(name)));
  const all = below.flat();
  const holders = words.map((forms) => new Set(all.filter((each) => isSaid(forms, each))));
  const named = words.map((forms) => new Set(above.filter((each) => isSaid(forms, each))));
  const weights = holders.map(({ size }) => Math.log(1 + all.length / Math.max(1, size)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const saidBy = (own: Set<string>, name: Set<string>) =>
    weights.reduce((sum, weight, word) => {
      if (holders[word]?.has(own)) return sum + weight;
      return named[word]?.has(name) ? sum + weight * saidAbove : sum;
    }, 0) / whole;
  const mosts = passages.map((_, passage) =>
    Math.max(0, ...(below[passage] ?? []).map((each) => saidBy(each, above[passage] as Set<string>))),
  );
  return passages.map(({ units, begins = false, isTask = false }, passage) =>
    units.map((unit, place) => {
      const words = below[passage]?.[place] as Set<string>;
      const own = saidBy(words, nowhere);
      const said = saidBy(words, above[passage] as Set<string>);
      const names = asked.named.flatMap((forms, name) => (isSaid(forms, words) ? name : []));
      const share = { own, said, count: names.length, ofPassage: mosts[passage] ?? 0, isTask };
      const first = begins ? beginningWorth(unit, place, said) : 0;
      const fit = said + kindWorth(unit, asked, share) + placeWorth(place, units.length) + first;
      return {
        unit,
        place,
        own,
        said,
        fit,
        names,
        isAbout: isAbout(unit, asked.named.slice(0, 1)),
        isAside: isOfTheClass(unit),
      };
    }),
  );
}

/** What stands early says sooner what it is about. */
function placeWorth(place: number, count: number): number {
  return early * (1 - place / count);
}
