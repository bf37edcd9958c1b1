/** What it weighs that a sentence begins with a word that tells of somebody, that one follows another word, or one that tells. */
export type Moves = { readonly start: number; readonly enter: number; readonly stay: number };

const scoreMax = 30;

/**
 * How likely each word of a sentence tells of somebody, by what each weighs and by those beside it: forward and backward
 * through a chain. `follows` is how likely a word and the one before it both do.
 */
export function likelihoods(scores: Float64Array, { start, enter, stay }: Moves) {
  const length = scores.length;
  const odds = scores.map((score) => Math.exp(Math.min(scoreMax, score)));
  const [first, inTo, on] = [Math.exp(start), Math.exp(enter), Math.exp(stay)];
  const ahead = new Float64Array(length);
  const whole = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const before = ahead[at - 1] ?? 0;
    const tells = (odds[at] ?? 0) * (at === 0 ? first : (1 - before) * inTo + before * on);
    whole[at] = tells + 1;
    ahead[at] = tells / (tells + 1);
  }
  const tells = new Float64Array(length);
  const follows = new Float64Array(length);
  let [telling, other] = [1, 1];
  for (let at = length - 1; at >= 0; at--) {
    tells[at] = (ahead[at] ?? 0) * telling;
    const each = ((odds[at] ?? 0) * telling) / (whole[at] ?? 1);
    const rest = other / (whole[at] ?? 1);
    follows[at] = (ahead[at - 1] ?? 0) * on * each;
    [telling, other] = [on * each + rest, inTo * each + rest];
  }
  return { tells, follows };
}
