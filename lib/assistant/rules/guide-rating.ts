import { termsOf } from '@/lib/passages/rules/terms';
import { folded } from '@/lib/platform/text/folded';
import { type AskedFor, isSaid, type Wanted } from './guide-asked';
import { type Unit, wordCount } from './guide-units';
import { directing } from './pupil-units';

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
  needs: 0.3,
  reason: 0.2,
  cause: 0.2,
  step: 0.25,
  code: 0.2,
  early: 0.12,
  leansOnTheOneBefore: -0.05,
  few: -0.15,
  /** Who asks for an idea is not told what to do. */
  order: -0.3,
  ofTheClass: -0.2,
};

/** How a text reads that gives what is waited for. */
const answering = {
  // With its accent: "e" is another word.
  definition:
    /^.{0,60}?((?<!\p{L})(é|são|serve|servem|significa|quer dizer|chama-se|se chamam?|guarda|devolve|vale|is|are|means|called)(?!\p{L})|:)/iu,
  amount:
    /\d|\b(um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|metade|one|two|three|four|five|six|seven|eight|nine|ten|half)\b/,
  needs: /\b(precis\w+|deve\w*|obrigatori\w+|tem (de|que)|needs?|must)\b/,
  reason: /\b(porque|por isso|pois|para que|causa\w*|senao|because|so that|therefore)\b/,
  cause:
    /^se \w|\b(porque|pois|causa\w*|confira|verifique|cheque|solucao|senao|esquec\w+|falt\w+|if|because|check|forgot\w*)\b/,
} as const satisfies Partial<Record<Wanted, RegExp>>;
/** Who waits for an idea; who waits for a way or a number may well be told to do something. */
const ideas: readonly Wanted[] = ['definition', 'reason'];
/** What happens in the room is no answer, but for who reads how many or what. */
const ofTheClass =
  /^(?:[^:]{2,40}: )?(?:em |as |os |cada |uma? |two |each |the )?(?:duplas?|grupos?|trios?|equipes?|turma|criancas?|estudantes?|voluntari[oa]s?|pairs?|groups?|teams?|class|children|child|everyone|everybody|volunteers?)\b(?!.*[:\d])/;
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
  const standing = (kind === 'sentence' ? standingWorth(plain) : 0) + orderWorth(plain, wanted);
  if (wanted === 'way') return standing + (kind === 'step' ? worth.step : 0);
  if (wanted === 'other' || share === 0) return standing;
  return standing + (answering[wanted].test(wanted === 'definition' ? text : plain) ? worth[wanted] : 0);
}

function standingWorth(plain: string): number {
  return (leaning.test(plain) ? worth.leansOnTheOneBefore : 0) + (wordCount(plain) < fewWords ? worth.few : 0);
}

function orderWorth(plain: string, wanted: Wanted): number {
  return (
    (ideas.includes(wanted) && directing.test(plain) ? worth.order : 0) +
    (ofTheClass.test(plain) ? worth.ofTheClass : 0)
  );
}

/** It says little without the sentence before it. */
const leaning =
  /^(?:el[ea]s?|d?isso|d?isto|ess[ea]s?|est[ea]s?|d?aquilo|dess[ea]s?|ness[ea]s?|nel[ea]s?|del[ea]s?|assim|entao|dai|mas|e|ou|ja|tambem|alem|por isso|so entao|por outro lado|it|its|this|that|these|those|they|such|but|so|then|also|only then|otherwise|instead)\b/;
const pointing =
  /\b(?:isso|isto|disso|nisso|com ela|com ele|(?:this|that) (?:happens|is why|means|way)|(?:do|does|like|after|before) (?:this|that))\b/;

export function leansOnTheOneBefore(text: string): boolean {
  const plain = folded(text);
  return leaning.test(plain) || pointing.test(plain);
}
