import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, askedFor, isSaid, signsIn } from './guide-asked';

/** From here on what stands below a heading is the answer, whole and alone. */
export const sameFrom = 0.5;
/** Who asks for another kind of thing asks something else, in nearly the same words; what one thing is tells no difference. */
const otherKind = 0.6;
/** So does who stands somewhere, and asks what is asked elsewhere. */
const elsewhere = 0.7;

/** `asked`: other ways of asking what the heading asks, which are meant where one stands. */
type Passage = {
  readonly isNear: boolean;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly asked?: readonly string[];
};
type Forms = AskedFor['words'][number];

/**
 * How much the heading of each passage asks what is asked, from 0 to 1: which of the words of either the other one says,
 * too. A word that all of them say tells little.
 */
export function samenessAmong<Among extends Passage>(
  asked: AskedFor,
  passages: readonly Among[],
): (one: Among) => number {
  const said = passages.map(({ title, heading, text }) => {
    const all = `${title} ${heading} ${text}`;
    return new Set([...termsOf(all), ...signsIn(all)]);
  });
  const telling = (forms: Forms) =>
    Math.log(1 + passages.length / (1 + said.filter((each) => isSaid(forms, each)).length));
  const sum = (words: readonly Forms[]) => words.reduce((all, forms) => all + telling(forms), 0);
  const own = wordsOf(asked);
  const whole = sum(own);
  const inCommon = (other: readonly Forms[]) => {
    const both = own.filter((forms) => other.some(([word = '']) => isSaid(forms, new Set([word]))));
    return (2 * sum(both)) / (whole + sum(other) || 1);
  };
  const isAnywhere = !passages.some(({ isNear }) => isNear);
  return ({ heading, isNear, asked: ways = [] }) => {
    if (!heading.endsWith('?')) return 0;
    const theirs = askedFor(heading);
    const most = Math.max(
      inCommon(wordsOf(theirs)),
      ...(isNear ? ways : []).map((way) =>
        inCommon([...new Set([...termsOf(way), ...signsIn(way)])].map((word) => [word])),
      ),
    );
    const share = isNear || isAnywhere ? most : most * elsewhere;
    if (isOfOneKind(theirs.wanted, asked.wanted)) return share;
    return asked.wanted === 'difference' ? 0 : share * otherKind;
  };
}

function wordsOf({ named, words }: AskedFor): AskedFor['words'] {
  return named.length > 0 ? named : words;
}

/** Why something fails is asked as a reason, or as a fault. */
function isOfOneKind(one: AskedFor['wanted'], other: AskedFor['wanted']): boolean {
  const both = [one, other];
  return one === other || both.includes('other') || (both.includes('cause') && both.includes('reason'));
}
