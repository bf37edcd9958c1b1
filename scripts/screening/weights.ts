import { coded } from '@/lib/care/rules/hearing-code';
import { type Kind, kinds } from '@/lib/care/rules/hearing-signs';
import { hearing, inOrder, type Learned, namesIn, rowOf, type Seen, seen } from './hearing';
import { learned } from './linear';
import { learningSentences } from './sentences';

/** Weights are stored as whole numbers of these; a sign that weighs less than half of one is left out. */
const step = 0.45;
/** What of two topics is likelier needs no more. */
const topicStep = 0.4;
const topicCost = 3;
const topicKinds: readonly Kind[] = ['word', 'meaning'];

type Written = Record<string, Record<string, string>>;

/** The more nets are asked, the less each errs by chance; a fourth is not worth its room. */
const netsInAll = 3;

/** The file that screening reads: what the sentences teach, in an order that changes with them alone. */
export function writtenWeights(nets = netsInAll) {
  const all = learningSentences().map(seen);
  const order = inOrder(all, nets);
  return {
    step,
    danger: written(hearing(all), step),
    topics: topicsOf(all.filter(({ sentence }) => sentence.danger)),
    order: {
      names: [...order.numbers.keys()].join(' '),
      lesson: order.lesson,
      nets: order.nets.map(({ vectors, weights }) => ({ vectors: coded(vectors), weights: coded(weights) })),
    },
  };
}

/** A friend may be in any danger: of whom it is told is no topic. */
function topicsOf(all: readonly Seen[]) {
  const told = all.filter(({ sentence }) => sentence.topic !== '' && sentence.topic !== 'worry-about-friend');
  const names = namesIn(
    told.flatMap(({ views }) => views.map(({ signs }) => signs)),
    topicKinds,
  );
  const slugs = [...new Set(told.map(({ sentence }) => sentence.topic))].sort();
  return Object.fromEntries(
    slugs.map((slug) => {
      const examples = told.flatMap((each) => {
        const signs = each.views[0]?.signs;
        const isMeant = each.sentence.topic === slug;
        return signs ? [{ row: rowOf(names, signs), isMeant, cost: topicCost }] : [];
      });
      const weights = learned(examples, names.size);
      return [slug, written({ names, weights }, topicStep)];
    }),
  );
}

function written({ names, weights }: Learned, step: number): { always: number; signs: Written } {
  const inSteps = (weight = 0) => Math.round(weight / step);
  const kept: Written = {};
  for (const kind of kinds) {
    const bySteps = new Map<number, string[]>();
    for (const [name, at] of names) {
      const steps = inSteps(weights[at]);
      if (steps === 0 || !name.startsWith(`${kind}:`)) continue;
      const signs = bySteps.get(steps) ?? [];
      signs.push(name.slice(kind.length + 1));
      bySteps.set(steps, signs);
    }
    const ordered = [...bySteps].sort(([one], [other]) => one - other);
    if (ordered.length > 0) kept[kind] = Object.fromEntries(ordered.map(([steps, signs]) => [steps, signs.join(',')]));
  }
  return { always: inSteps(weights.at(-1)), signs: kept };
}
