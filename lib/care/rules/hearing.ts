import type { CareSeverity, Screened } from './care-sign';
import { chatWords } from './chat-spelling';
import { type Kind, kinds, type Signs, signsOf } from './hearing-signs';
import { viewsOf } from './hearing-views';
import learned from './hearing-weights.json';

/** So much a text must tell until an adult hears of it: found by cross-validation (`npm run screening -- --cross`). */
const heardFrom = 0.38;
/** The rules speak for it as well, the grave ones louder. */
export const rulesTell: Readonly<Record<CareSeverity, number>> = { high: 2, attention: 1.5 };

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
  const views = viewsOf(chatWords(text)).map(signsOf);
  const scores = views.map((signs) => told(danger, signs, learned.danger.always));
  const most = Math.max(...scores);
  if (most + (named ? rulesTell[named.severity] : 0) <= heardFrom) return null;
  return named ?? topicIn(views[scores.indexOf(most)] ?? signsOf([]));
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

const none = { always: 0, signs: {} };
const danger = read(learned.danger.signs);
const topics = Object.entries(topicOf).map(([slug, screened]) => {
  const { always, signs } = (learned.topics as Record<string, { always: number; signs: Written }>)[slug] ?? none;
  return { screened, always, weights: read(signs) };
});
