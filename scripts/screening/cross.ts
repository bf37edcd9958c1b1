import { rulesTell } from '@/lib/care/rules/hearing';
import { ruled } from '@/lib/care/rules/ruled';
import { readings } from '@/lib/privacy/rules/one-spelling';
import { heardIn, hearing, inOrder, seen } from './hearing';
import { learningSentences } from './sentences';

const folds = 5;
/** Fewer than screening asks, so that it is done in five minutes: it fares a little better. */
const netsCrossed = 2;
const starts = [0, 0.5, 1, 1.5, 2];

/** Who wrote without sight of the rules. Builders wrote by what they knew of them, and lessons are taught always. */
const writers = /^(?:writer|examination|pupils|tuning)/;

/** What is heard of writers whom none of the sentences taught from is by: so a new one fares. Each fifth is left out at once. */
export function crossed(): string[] {
  const all = learningSentences().map(seen);
  const apart = [...new Set(all.map(({ sentence }) => sentence.set))].filter((set) => writers.test(set)).sort();
  const foldOf = new Map(apart.map((set, at) => [set, at % folds]));
  const scored = Array.from({ length: folds }, (_, at) => at).flatMap((at) => {
    const left = all.filter(({ sentence }) => foldOf.get(sentence.set) === at);
    const texts = new Set(left.map(({ sentence }) => sentence.text));
    // A sentence that is in two sets is taught by neither.
    const taught = all.filter(({ sentence }) => foldOf.get(sentence.set) !== at && !texts.has(sentence.text));
    const [signs, order] = [hearing(taught), inOrder(taught, netsCrossed)];
    return left.map(({ sentence, views }) => {
      const byRule = ruled(readings(sentence.text));
      return { sentence, score: heardIn(signs, order, views) + (byRule ? rulesTell[byRule.severity] : 0) };
    });
  });
  const sets = [...new Set(scored.map(({ sentence }) => sentence.set))].sort();
  return starts.flatMap((from) =>
    sets.map((set) => {
      const share = (danger: boolean) => {
        const some = scored.filter(({ sentence }) => sentence.set === set && sentence.danger === danger);
        return `${((100 * some.filter(({ score }) => score > from).length) / Math.max(1, some.length)).toFixed(1)} %`;
      };
      return `from ${from}, ${set}: heard ${share(true)}, false alarms ${share(false)}`;
    }),
  );
}
