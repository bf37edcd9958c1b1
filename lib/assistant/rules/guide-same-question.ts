import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, askedFor, isSaid, signsIn } from './guide-asked';

/** From here on what stands below a heading is the answer, whole and alone. */
const sameFrom = 0.5;
/** Who asks for another kind of thing asks something else, in nearly the same words. */
const otherKind = 0.6;

/** How much a heading asks what is asked, from 0 to 1: which of the words of either the other one says, too. */
export function sameness({ heading }: { readonly heading: string }, { words, named, wanted }: AskedFor): number {
  if (!heading.endsWith('?')) return 0;
  const theirs = [...new Set([...termsOf(heading), ...signsIn(heading)])];
  const own = named.length > 0 ? named : words;
  if (own.length === 0 || theirs.length === 0) return 0;
  const said = own.filter((forms) => isSaid(forms, new Set(theirs))).length;
  const share = (2 * said) / (own.length + theirs.length);
  return isOfOneKind(askedFor(heading).wanted, wanted) ? share : share * otherKind;
}

/** Why something fails is asked as a reason, or as a fault. */
function isOfOneKind(one: AskedFor['wanted'], other: AskedFor['wanted']): boolean {
  const both = [one, other];
  return one === other || both.includes('other') || (both.includes('cause') && both.includes('reason'));
}

export function asksTheSame(passage: { readonly heading: string }, asked: AskedFor): boolean {
  return sameness(passage, asked) >= sameFrom;
}
