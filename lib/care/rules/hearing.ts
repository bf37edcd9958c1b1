import type { CareSeverity, Screened } from './care-sign';
import { chatWords } from './chat-spelling';
import { decoded } from './hearing-code';
import { knownIn, toldInOrder } from './hearing-order';
import { type Kind, kinds, type Signs, signsOf } from './hearing-signs';
import { viewsOf } from './hearing-views';
import learned from './hearing-weights.json';

/** So much a text must tell until an adult hears of it: found by cross-validation (`npm run screening -- --cross`). */
const heardFrom = 1;
/** The rules speak for it as well, the grave ones louder. */
export const rulesTell: Readonly<Record<CareSeverity, number>> = { high: 3, attention: 2.25 };
/** What is read in its order speaks as loud as what is counted. */
export const orderTells = 0.8;
/** What counts for less is read no further: of the cries that are heard when crossed, none is below -2.6. */
const quietBelow = -4;

type Weights = ReadonlyMap<Kind, ReadonlyMap<string, number>>;
type Written = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Of a cry that no rule names, who should hear what: by what those are called who wrote the learning sentences. */
const topicOf = {
  'self-harm': { topic: 'selfHarm', severity: 'high' },
  'violence-at-home': { topic: 'abuse', severity: 'high' },
  'sexual-abuse': { topic: 'abuse', severity: 'high' },
  'staff-hurts': { topic: 'abuse', severity: 'high' },
  neglect: { topic: 'abuse', severity: 'attention' },
  bullying: { topic: 'bullying', severity: 'attention' },
  'grown-up-asks': { topic: 'grooming', severity: 'high' },
  'picture-blackmail': { topic: 'blackmail', severity: 'high' },
  'weapon-at-school': { topic: 'weapons', severity: 'high' },
  threat: { topic: 'threats', severity: 'high' },
  'drugs-or-alcohol': { topic: 'drugs', severity: 'attention' },
  'eating-disorder': { topic: 'eating', severity: 'attention' },
  'forced-secret': { topic: 'secrets', severity: 'high' },
} as const satisfies Record<string, Screened>;

/** Whether a text tells of danger, of what was learned from sentences and of what the rules say of it. */
export function heard(text: string, named: Screened | null): Screened | null {
  const views = viewsOf(chatWords(text)).map((words) => ({ words, signs: signsOf(words) }));
  const scores = views.map(({ words, signs }) => {
    const counted = told(danger, signs, learned.danger.always);
    return counted < quietBelow ? counted : counted + inOrder(words);
  });
  const most = Math.max(...scores);
  if (most + (named ? rulesTell[named.severity] : 0) <= heardFrom) return null;
  return named ?? topicIn(views[scores.indexOf(most)]?.signs ?? signsOf([]));
}

/** What one net takes for danger by chance, the others do not. */
function inOrder(words: readonly string[]): number {
  const known = words.map((word) => knownIn(numbers, word));
  return (orderTells * nets.reduce((sum, net) => sum + toldInOrder(net, known), 0)) / nets.length;
}

function topicIn(signs: Signs): Screened {
  const likely = topics
    .map(({ weights, always, screened }) => ({ screened, score: told(weights, signs, always) }))
    .reduce((most, each) => (each.score > most.score ? each : most));
  return likely.screened;
}

function told(weights: Weights, signs: Signs, always: number): number {
  let sum = always;
  for (const kind of kinds) {
    const known = weights.get(kind);
    if (!known || signs[kind].length === 0) continue;
    let part = 0;
    for (const sign of signs[kind]) part += known.get(sign) ?? 0;
    sum += part / Math.sqrt(signs[kind].length);
  }
  return sum * learned.step;
}

function read(written: Written): Weights {
  return new Map(
    kinds.map((kind) => [
      kind,
      new Map(
        Object.entries(written[kind] ?? {}).flatMap(([weight, signs]) =>
          signs.split(',').map((sign): [string, number] => [sign, Number(weight)]),
        ),
      ),
    ]),
  );
}

const numbers = new Map(learned.order.names.split(' ').map((name, at) => [name, at]));
const nets = learned.order.nets.map(({ vectors, weights }) => ({
  vectors: decoded(vectors),
  weights: decoded(weights),
}));
const none = { always: 0, signs: {} };
const danger = read(learned.danger.signs);
const topics = Object.entries(topicOf).map(([slug, screened]) => {
  const { always, signs } = (learned.topics as Record<string, { always: number; signs: Written }>)[slug] ?? none;
  return { screened, always, weights: read(signs) };
});
