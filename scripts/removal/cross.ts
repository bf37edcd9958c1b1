import { personalDataReader } from '@/lib/privacy/rules/personal-data';
import { type Weights, weighed } from '@/lib/privacy/rules/tagging';
import { withoutSpans } from '@/lib/privacy/rules/told-spans';
import { type Learned, learnedFrom, type Seen, seen } from './learned';
import { learningSentences, lessons, templates, tuning } from './sentences';

/** What is taken out of the sentences of a writer from whom nothing was learned: so a new one fares. */
export function crossed(): string[] {
  const all = learningSentences().map(seen);
  const apart = [...new Set(all.map(({ sentence }) => sentence.set))].filter(
    (set) => ![templates, tuning].includes(set),
  );
  return apart.flatMap((set) => {
    const isLeft = (each: Seen, at: number) => each.sentence.set === set && (set !== lessons || at % 2 === 0);
    const taught = weightsOf(learnedFrom(all.filter((each, at) => !isLeft(each, at))));
    const left = all.filter((each, at) => isLeft(each, at) && !each.sentence.isCopy);
    return [figures(`${set}, patterns alone`, left), figures(set, left, taught)];
  });
}

function weightsOf({ names, weights, moves }: Learned): Weights {
  return { moves, signs: new Map([...names].map(([sign, at]) => [sign, weights[at] ?? 0])) };
}

const nobody: ReadonlySet<string> = new Set();

function figures(label: string, some: readonly Seen[], weights?: Weights): string {
  let [pieces, removed, harmless, changed] = [0, 0, 0, 0];
  for (const { sentence } of some) {
    const { name, school, city } = sentence.who ?? { name: '', school: null, city: null };
    const { text, found } = personalDataReader({ names: [name], school, city })(sentence.text);
    const left = withoutSpans(text, weights ? weighed(text, found, nobody, weights) : found);
    pieces += sentence.remove.length;
    removed += sentence.remove.filter((piece) => !left.toLowerCase().includes(piece.toLowerCase())).length;
    if (sentence.remove.length > 0) continue;
    harmless++;
    if (left !== sentence.text) changed++;
  }
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  return `${label}: removed ${share(removed, pieces)} of ${pieces}, changed ${share(changed, harmless)} of ${harmless}`;
}
