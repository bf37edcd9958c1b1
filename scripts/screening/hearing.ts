import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chatWords } from '@/lib/care/rules/chat-spelling';
import { orderTells } from '@/lib/care/rules/hearing';
import { knownIn, type Net, namesOf, toldInOrder } from '@/lib/care/rules/hearing-order';
import { kinds, type Signs, signsOf } from '@/lib/care/rules/hearing-signs';
import { viewsOf } from '@/lib/care/rules/hearing-views';
import { readings } from '@/lib/privacy/rules/one-spelling';
import { learned, type Row, scoreOf } from './linear';
import { learnedNet, type Told } from './net';
import type { Sentence } from './sentences';

export type View = { readonly words: readonly string[]; readonly signs: Signs };
export type Seen = { readonly sentence: Sentence; readonly views: readonly View[] };
export type Learned = { readonly names: ReadonlyMap<string, number>; readonly weights: Float64Array };
export type Order = {
  readonly numbers: ReadonlyMap<string, number>;
  readonly nets: readonly Net[];
  /** What names all that they were taught, and how: it changes with that alone, and is told without learning again. */
  readonly lesson: string;
};

/** Each is weighed against what it costs to be wrong of it; of these the best was found by cross-validation. */
const costs = { danger: 6, harmless: 4 };
const seenMin = 4;

export function seen(sentence: Sentence): Seen {
  const views = viewsOf(chatWords(readings(sentence.text)[0] ?? ''));
  return { sentence, views: views.map((words) => ({ words, signs: signsOf(words) })) };
}

/** What signs tell, each by itself. */
export function hearing(all: readonly Seen[]): Learned {
  const names = namesIn(all.flatMap(({ views }) => views.map(({ signs }) => signs)));
  const examples = all.flatMap((each) =>
    taughtBy(each).map(({ view, isMeant, cost }) => ({ row: rowOf(names, view.signs), isMeant, cost })),
  );
  return { names, weights: learned(examples, names.size) };
}

/** What words tell by their order: so many nets, which begin differently and are asked together. */
export function inOrder(all: readonly Seen[], nets: number): Order {
  const told: Told[] = all.flatMap((each) =>
    taughtBy(each).map(({ view, isMeant, cost }) => ({ words: view.words, isMeant, cost: cost / costs.harmless })),
  );
  const numbers = numbersIn(told);
  const teacher = readFileSync('scripts/screening/net.ts', 'utf8');
  const lesson = createHash('sha256').update(JSON.stringify(told)).update(teacher).digest('base64url');
  return { numbers, lesson, nets: Array.from({ length: nets }, (_, at) => learnedNet(told, numbers, at + 1)) };
}

export function heardIn(signs: Learned, { numbers, nets }: Order, views: readonly View[]): number {
  const scores = views.map((view) => {
    const known = view.words.map((word) => knownIn(numbers, word));
    const ordered = nets.reduce((sum, net) => sum + toldInOrder(net, known), 0) / nets.length;
    return scoreOf(signs.weights, rowOf(signs.names, view.signs)) + orderTells * ordered;
  });
  return Math.max(...scores);
}

type Taught = { readonly view: View; readonly isMeant: boolean; readonly cost: number };

/** A text of danger is learned from as a whole, and a harmless one in each of its views: none of them tells of danger. */
function taughtBy({ sentence, views }: Seen): Taught[] {
  if (sentence.danger) return views.slice(0, 1).map((view) => ({ view, isMeant: true, cost: costs.danger }));
  const cost = views.length === 1 ? costs.harmless : (1.5 * costs.harmless) / Math.sqrt(views.length);
  return views.map((view) => ({ view, isMeant: false, cost }));
}

function numbersIn(all: readonly Told[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of all.flatMap(({ words }) => words.flatMap(namesOf))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= seenMin).map(([name]) => name);
  return new Map(often.sort().map((name, at) => [name, at]));
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
