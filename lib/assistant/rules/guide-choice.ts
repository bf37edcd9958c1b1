import { termsOf } from '@/lib/passages/rules/terms';
import { folded } from '@/lib/platform/text/folded';
import { type AskedFor, isSaid } from './guide-asked';
import { type Unit, wordCount } from './guide-units';

/** A unit with how well it answers, and how much of the question's words it says, alone or with its heading. */
export type Rated = {
  readonly unit: Unit;
  readonly place: number;
  readonly own: number;
  readonly said: number;
  readonly fit: number;
};

const worth = {
  definition: 0.3,
  amount: 0.25,
  reason: 0.2,
  step: 0.25,
  code: 0.2,
  early: 0.12,
  leansOnTheOneBefore: -0.15,
  few: -0.15,
};

const leaning =
  /^(ele|ela|eles|elas|isso|isto|esse|essa|esses|essas|assim|entao|mas|e|ou|it|this|that|they|but|so|then)\b/;
/** How a text reads that gives what is waited for. */
const answering = {
  definition: /^.{0,60}?(\b(e|sao|serve|servem|significa|chama-se|guarda|devolve|is|are|means)\b|:)/,
  amount:
    /\d|\b(um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|metade|one|two|three|four|five|six|seven|eight|nine|ten|half)\b/,
  reason: /\b(porque|por isso|pois|para que|causa\w*|senao|because|so that|therefore)\b/,
};
const fewWords = 4;

const nowhere = new Set<string>();

type Named = { readonly name: string; readonly units: readonly Unit[] };

/** A word of the heading is said of all below it, and yet better by those who say it. */
const saidAbove = 0.7;

/** How well each unit of each passage answers; words that few units say count more. */
export function rated({ words, ...asked }: AskedFor, passages: readonly Named[]): Rated[][] {
  const below = passages.map(({ units }) => units.map(({ text, head = '' }) => new Set(termsOf(`${head} ${text}`))));
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
  return passages.map(({ units }, passage) =>
    units.map((unit, place) => {
      const words = below[passage]?.[place] as Set<string>;
      const own = saidBy(words, nowhere);
      const said = saidBy(words, above[passage] as Set<string>);
      return { unit, place, own, said, fit: said + kindWorth(unit, asked, said) + placeWorth(place, units.length) };
    }),
  );
}

function placeWorth(place: number, count: number): number {
  return worth.early * (1 - place / count);
}

function kindWorth(
  { kind, text }: Unit,
  { wanted, isOfCode }: Pick<AskedFor, 'wanted' | 'isOfCode'>,
  share: number,
): number {
  if (kind === 'code') return isOfCode ? worth.code : Number.NEGATIVE_INFINITY;
  const plain = folded(text);
  const standing = kind === 'sentence' ? standingWorth(plain) : 0;
  if (wanted === 'way') return standing + (kind === 'step' ? worth.step : 0);
  if (wanted === 'other' || share === 0) return standing;
  return standing + (answering[wanted].test(plain) ? worth[wanted] : 0);
}

function standingWorth(plain: string): number {
  return (leaning.test(plain) ? worth.leansOnTheOneBefore : 0) + (wordCount(plain) < fewWords ? worth.few : 0);
}

type Room = { readonly units: number; readonly words: number };

/** What follows the best piece is read with it; other pieces must answer nearly as well. */
const following = { sentence: 2, item: 3, step: 5, row: 0, code: 1 } as const;
const nearlyAsWell = 0.6;
/** From here on a row says what was asked; else the whole table may. */
const saidEnough = 0.4;
const rowsMax = 4;
const unitsMin = 3;

/** The best unit with what follows it, then other good ones: as much as there is room for, in the order of the text. */
export function chosen(units: readonly Rated[], room: Room): Rated[] {
  const usable = units.filter(({ fit }) => fit > Number.NEGATIVE_INFINITY);
  const byFit = usable.toSorted((one, other) => other.fit - one.fit || one.place - other.place);
  const best = byFit.find((one) => wordsOf(one) <= room.words);
  if (!best) return [];
  const after = usable.filter(({ place }) => place > best.place && place <= best.place + followingOf(best));
  const others = byFit.filter(({ own, fit }) => own > 0 && fit >= best.fit * nearlyAsWell);
  const taken = new Set<Rated>();
  let left = room.words;
  function take(some: readonly Rated[], max: number): void {
    for (const one of some) {
      if (taken.has(one) || taken.size >= Math.min(max, room.units) || wordsOf(one) > left) continue;
      taken.add(one);
      left -= wordsOf(one);
    }
  }
  take([...withLead(best, units), ...after, ...others.flatMap((other) => withLead(other, units))], room.units);
  // A passage that was found by its meaning answers with more than the one sentence that has a word of the question.
  if (best.own < saidEnough) take(byFit, unitsMin);
  const inOrder = [...taken].sort((one, other) => one.place - other.place);
  const leads = (one: Rated, index: number) => isLead(one) && inOrder[index + 1]?.place !== one.place + 1;
  return inOrder.filter((one, index) => inOrder.length === 1 || !leads(one, index));
}

function followingOf({ unit: { kind }, said }: Rated): number {
  return kind === 'row' && said < saidEnough ? rowsMax : following[kind];
}

function isLead({ unit: { kind, text } }: Rated): boolean {
  return kind === 'sentence' && text.endsWith(':');
}

/** A sentence that leans on the one before says little without it, and neither does the first of a list. */
function withLead(one: Rated, units: readonly Rated[]): Rated[] {
  const before = units[one.place - 1];
  if (before?.unit.kind !== 'sentence') return [one];
  const leans = one.unit.kind === 'sentence' ? leaning.test(folded(one.unit.text)) : isLead(before);
  return leans ? [one, before] : [one];
}

/** Code is read as a whole, and counts as little. */
export function wordsOf({ unit: { kind, text } }: Rated): number {
  return kind === 'code' ? 0 : wordCount(text);
}
