import { chatWords } from '@/lib/care/rules/chat-spelling';
import { kinds, type Signs, signsOf } from '@/lib/care/rules/hearing-signs';
import { viewsOf } from '@/lib/care/rules/hearing-views';
import { readings } from '@/lib/privacy/rules/one-spelling';
import { type Example, learned, type Row, scoreOf } from './linear';
import type { Sentence } from './sentences';

export type Seen = { readonly sentence: Sentence; readonly views: readonly Signs[] };
export type Learned = { readonly names: ReadonlyMap<string, number>; readonly weights: Float64Array };

/** Each is weighed against what it costs to be wrong of it; of these the best was found by cross-validation. */
const costs = { danger: 6, harmless: 4 };
const seenMin = 4;

export function seen(sentence: Sentence): Seen {
  return { sentence, views: viewsOf(chatWords(readings(sentence.text)[0] ?? '')).map(signsOf) };
}

/** A text of danger is learned from as a whole, and a harmless one in each of its views: none of them tells of danger. */
export function hearing(all: readonly Seen[]): Learned {
  const names = namesIn(all.flatMap(({ views }) => views));
  const weights = learned(
    all.flatMap((each) => examplesOf(each, names)),
    names.size,
  );
  return { names, weights };
}

export function heardIn({ names, weights }: Learned, views: readonly Signs[]): number {
  return Math.max(...views.map((signs) => scoreOf(weights, rowOf(names, signs))));
}

function examplesOf({ sentence, views }: Seen, names: ReadonlyMap<string, number>): Example[] {
  if (sentence.danger) {
    return views.slice(0, 1).map((signs) => ({ row: rowOf(names, signs), isMeant: true, cost: costs.danger }));
  }
  const cost = views.length === 1 ? costs.harmless : (1.5 * costs.harmless) / Math.sqrt(views.length);
  return views.map((signs) => ({ row: rowOf(names, signs), isMeant: false, cost }));
}

/** What is seen in fewer views says more of who wrote it than of danger. */
export function namesIn(views: readonly Signs[], some: readonly (keyof Signs)[] = kinds): Map<string, number> {
  const counts = new Map<string, number>();
  for (const signs of views) {
    const named = new Set(some.flatMap((kind) => signs[kind].map((sign) => `${kind}:${sign}`)));
    for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= seenMin).map(([name]) => name);
  return new Map(often.sort().map((name, at) => [name, at]));
}

export function rowOf(names: ReadonlyMap<string, number>, signs: Signs): Row {
  const amounts = new Map<number, number>();
  for (const kind of kinds) {
    const share = 1 / Math.sqrt(signs[kind].length);
    for (const sign of signs[kind]) {
      const number = names.get(`${kind}:${sign}`);
      if (number !== undefined) amounts.set(number, (amounts.get(number) ?? 0) + share);
    }
  }
  return { signs: Int32Array.from(amounts.keys()), amounts: Float64Array.from(amounts.values()) };
}
