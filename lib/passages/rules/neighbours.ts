import { nearness } from './meanings';

/** The texts of a library in regions around some of them, so that a question looks at few. */
export type Regions = { readonly centres: Uint32Array; readonly members: readonly Uint32Array[] };

export function* regionsOf(texts: Float32Array, textCount: number, dimensions: number): Generator<void, Regions> {
  const count = Math.ceil(Math.sqrt(textCount));
  const centres = Uint32Array.from({ length: count }, (_, index) => Math.floor((index * textCount) / count));
  const members: number[][] = Array.from(centres, () => []);
  for (let text = 0; text < textCount; text += 1) {
    members[nearest(texts.subarray(text * dimensions, (text + 1) * dimensions), texts, centres)]?.push(text);
    if (text % 100 === 0) yield;
  }
  return { centres, members: members.map((each) => Uint32Array.from(each)) };
}

function nearest(vector: Float32Array, texts: Float32Array, centres: Uint32Array): number {
  let [found, most] = [0, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < centres.length; index += 1) {
    const near = nearness(vector, texts, centres[index] as number);
    if (near > most) [found, most] = [index, near];
  }
  return found;
}

/** The texts of the regions that are nearest to a vector, until there are so many. */
export function neighboursOf(vector: Float32Array, texts: Float32Array, { centres, members }: Regions, max: number) {
  const order = Array.from(centres, (centre, region) => ({ region, near: nearness(vector, texts, centre) }));
  order.sort((one, other) => other.near - one.near);
  const found: number[] = [];
  for (const { region } of order) {
    for (const text of members[region] ?? []) {
      if (found.length === max) return found;
      found.push(text);
    }
  }
  return found;
}
