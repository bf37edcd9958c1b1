import { chatWords } from '@/lib/care/rules/chat-spelling';
import { kinds, type Signs, signsOf } from '@/lib/care/rules/hearing-signs';
import { viewsOf } from '@/lib/care/rules/hearing-views';
import { readings } from '@/lib/privacy/rules/one-spelling';
import { type Example, learned, type Row, scoreOf } from './linear';
import type { Sentence } from './sentences';

export type Seen = { readonly sentence: Sentence; readonly views: readonly Signs[] };
export type Learned = { readonly names: ReadonlyMap<string, number>; readonly weights: Float64Array };

/** Each is weighed against what it costs to be wrong of it; of these the best was found by cross-validation. */
const costs = { danger: 4.5, harmless: 3 };
const seenMin = 4;
const rounds = 2;

export function seen(sentence: Sentence): Seen {
  return { sentence, views: viewsOf(chatWords(readings(sentence.text)[0] ?? '')).map(signsOf) };
}

/** In a text of danger one of its views tells it, and in a harmless one none does: which one is found in rounds. */
export function hearing(all: readonly Seen[]): Learned {
  const names = namesIn(all.flatMap(({ views }) => views));
  const rows = all.map(({ views }) => views.map((signs) => rowOf(names, signs)));
  let telling = all.map(() => 0);
  let weights: Float64Array = new Float64Array();
  for (let round = 0; round <= rounds; round++) {
    weights = learned(
      all.flatMap((each, at) => examplesOf(each, rows[at] ?? [], telling[at] ?? 0)),
      names.size,
    );
    telling = rows.map((views) => indexOfMost(views.map((row) => scoreOf(weights, row))));
  }
  return { names, weights };
}

export function heardIn({ names, weights }: Learned, views: readonly Signs[]): number {
  return Math.max(...views.map((signs) => scoreOf(weights, rowOf(names, signs))));
}

function examplesOf({ sentence }: Seen, rows: readonly Row[], telling: number): Example[] {
  if (sentence.danger) {
    const row = rows[telling];
    return row ? [{ row, isMeant: true, cost: costs.danger }] : [];
  }
  const cost = rows.length === 1 ? costs.harmless : (1.5 * costs.harmless) / Math.sqrt(rows.length);
  return rows.map((row) => ({ row, isMeant: false, cost }));
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

function indexOfMost(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores));
}
