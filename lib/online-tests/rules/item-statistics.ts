/** What each question of one attempt was worth, 0 to 100; none of a written answer that waits for who teaches. */
export type Scores = ReadonlyMap<string, number | null>;

export type ItemStatistics = {
  /** Of those whose answer is graded: nothing is wrong before it is read. */
  taken: number;
  /** The share of what could be reached, in percent: 100 is a question that nobody gets wrong. */
  share: number;
  /**
   * How far who gets this one right gets the others right, from -1 to 1: near zero it tells nobody apart, below it
   * something is wrong with it. None of too few, or where all did alike.
   */
  discrimination: number | null;
};

/** Of fewer, one pupil turns it round. */
const fewest = 10;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's; none where one side does not vary. */
function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, varianceOne, varianceOther] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const [a, b] = [value - meanOne, (other[at] as number) - meanOther];
    both += a * b;
    varianceOne += a * a;
    varianceOther += b * b;
  }
  return varianceOne === 0 || varianceOther === 0 ? null : both / Math.sqrt(varianceOne * varianceOther);
}

/** Each question by all who took it, held against the rest of the test: with itself in the sum it would look better than it is. */
export function itemStatistics(
  questionIds: readonly string[],
  attempts: readonly Scores[],
): Map<string, ItemStatistics> {
  const totals = attempts.map((scores) => [...scores.values()].reduce<number>((sum, score) => sum + (score ?? 0), 0));
  return new Map(
    questionIds.map((id) => {
      const graded = attempts.flatMap((scores, at) => {
        const own = scores.get(id) ?? null;
        return own === null ? [] : [{ own, rest: (totals[at] as number) - own }];
      });
      const [own, rest] = [graded.map((each) => each.own), graded.map((each) => each.rest)];
      const share = own.length === 0 ? 0 : Math.round(mean(own));
      const discrimination = own.length < fewest ? null : correlation(own, rest);
      return [id, { taken: own.length, share, discrimination }];
    }),
  );
}
