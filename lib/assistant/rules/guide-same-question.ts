import { type AskedFor, askedFor, isSaid } from './guide-asked';

/** From here on what stands below a heading is the answer, whole and alone. */
const sameFrom = 0.5;
/** Who asks for another kind of thing asks something else, in nearly the same words; what one thing is tells no difference. */
const otherKind = 0.6;

/** How much a heading asks what is asked, from 0 to 1: which of the words of either the other one says, too. */
export function sameness({ heading }: { readonly heading: string }, asked: AskedFor): number {
  if (!heading.endsWith('?')) return 0;
  const theirs = askedFor(heading);
  const [own, other] = [wordsOf(asked), wordsOf(theirs)];
  const said = own.filter((forms) => other.some(([word = '']) => isSaid(forms, new Set([word])))).length;
  const share = (2 * said) / Math.max(1, own.length + other.length);
  if (isOfOneKind(theirs.wanted, asked.wanted)) return share;
  return asked.wanted === 'difference' ? 0 : share * otherKind;
}

function wordsOf({ named, words }: AskedFor): AskedFor['words'] {
  return named.length > 0 ? named : words;
}

/** Why something fails is asked as a reason, or as a fault. */
function isOfOneKind(one: AskedFor['wanted'], other: AskedFor['wanted']): boolean {
  const both = [one, other];
  return one === other || both.includes('other') || (both.includes('cause') && both.includes('reason'));
}

export function asksTheSame(passage: { readonly heading: string }, asked: AskedFor): boolean {
  return sameness(passage, asked) >= sameFrom;
}
