/** The ways in which people ask, each as one number for the set of its terms, with the passage that it asks for. */
export type Ways = { readonly keys: Uint32Array; readonly passages: Uint32Array };

/** Room for the number of a passage beside a key in one double. */
const passagesMax = 2 ** 20;
/** A way of fewer words is no question yet. */
const termsMin = 2;

export function wayWriter() {
  const written: number[] = [];
  return {
    add(passage: number, terms: ReadonlySet<number>): void {
      if (terms.size >= termsMin && passage < passagesMax) written.push(keyOf(terms) * passagesMax + passage);
    },
    written(): Ways {
      const sorted = Float64Array.from(written).sort();
      return {
        keys: Uint32Array.from(sorted, (each) => Math.floor(each / passagesMax)),
        passages: Uint32Array.from(sorted, (each) => each % passagesMax),
      };
    },
  };
}

function keyOf(terms: Iterable<number>): number {
  let key = 0;
  for (const term of terms) key = (key + mixed(term)) >>> 0;
  return key;
}

/** Far apart for neighbours, so that the sum over a set is nearly always its own. */
function mixed(term: number): number {
  let value = Math.imul(term + 1, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The passages that people ask for in these very words, in whatever order and form, or in all of them but one. */
export function askedFor(terms: readonly number[], { keys, passages }: Ways): Map<number, number> {
  const found = new Map<number, number>();
  function look(some: readonly number[], share: number): void {
    if (some.length < termsMin) return;
    const key = keyOf(some);
    for (let at = firstOf(key, keys); keys[at] === key; at += 1) {
      const passage = passages[at] as number;
      found.set(passage, Math.max(share, found.get(passage) ?? 0));
    }
  }
  look(terms, 1);
  if (terms.length > termsMin) for (const left of terms) look(without(left, terms), 1 - 1 / terms.length);
  return found;
}

function without(left: number, terms: readonly number[]): number[] {
  return terms.filter((term) => term !== left);
}

function firstOf(key: number, keys: Uint32Array): number {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] as number) < key) from = middle + 1;
    else to = middle;
  }
  return from;
}
