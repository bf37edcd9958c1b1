import { rulesTell } from '@/lib/care/rules/hearing';
import { ruled } from '@/lib/care/rules/ruled';
import { heardIn, hearing, seen } from './hearing';
import { randomFrom } from './linear';
import { learningSentences } from './sentences';

const folds = 5;
const starts = [-0.4, 0, 0.3, 0.6, 1];

/** What is heard of sentences that were not learned from, each fifth of them by what the others teach. */
export function crossed(): string[] {
  const all = learningSentences().map(seen);
  const random = randomFrom(3);
  const fold = all.map(() => Math.floor(random() * folds));
  const scored = Array.from({ length: folds }, (_, at) => at).flatMap((at) => {
    const taught = hearing(all.filter((_, each) => fold[each] !== at));
    return all
      .filter((_, each) => fold[each] === at)
      .map(({ sentence, views }) => {
        const byRule = ruled([sentence.text]);
        return { sentence, score: heardIn(taught, views) + (byRule ? rulesTell[byRule.severity] : 0) };
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
