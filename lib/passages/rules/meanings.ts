import type { Postings } from './postings';

/** Latent semantic analysis: so many directions in which the texts of a library differ most. */
export const dimensions = 48;
const rounds = 5;
/** Of a larger library every n-th text is learned from. */
const learnedFromMax = 4000;
/** How many numbers are worked on between two breaths. */
const breath = 4000;

/** What was learned: a vector a term, one after the other. */
type Learned = { readonly terms: Float32Array; readonly texts: Float32Array };

/**
 * Terms that stand in the same texts, and in texts with the same others, come to lie near each other, so that a question
 * finds texts which share no word with it. Orthogonal iteration from seeded numbers: the same library, the same vectors.
 */
export function* learning(postings: Postings, weights: Float32Array, textCount: number): Generator<void, Learned> {
  const termCount = weights.length;
  const scales = yield* scalesOf(postings, weights, textCount);
  const every = Math.ceil(textCount / learnedFromMax);
  let terms = seeded(termCount * dimensions);
  for (let round = 0; round < rounds; round += 1) {
    const texts = yield* textsFrom(terms, { postings, weights, scales, every });
    terms = yield* termsFrom(texts, { postings, weights, scales, every });
    yield* orthogonalise(terms);
  }
  const texts = yield* textsFrom(terms, { postings, weights, scales, every: 1 });
  for (let text = 0; text < textCount; text += 1) {
    toUnitLength(texts.subarray(text * dimensions, (text + 1) * dimensions));
    if (text % breath === 0) yield;
  }
  return { terms, texts };
}

type Matrix = { postings: Postings; weights: Float32Array; scales: Float32Array; every: number };

/** What makes each text as long as any other. */
function* scalesOf(postings: Postings, weights: Float32Array, textCount: number): Generator<void, Float32Array> {
  const squares = new Float32Array(textCount);
  for (let term = 0; term < weights.length; term += 1) {
    for (let at = postings.starts[term] as number; at < (postings.starts[term + 1] as number); at += 1) {
      const text = postings.documents[at] as number;
      squares[text] = (squares[text] as number) + ((postings.impacts[at] as number) * (weights[term] as number)) ** 2;
    }
    if (term % 200 === 0) yield;
  }
  return squares.map((square) => (square > 0 ? 1 / Math.sqrt(square) : 0));
}

function seeded(length: number): Float32Array {
  const numbers = new Float32Array(length);
  let state = 20_261_122;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    numbers[index] = state / 2 ** 32 - 0.5;
  }
  return numbers;
}

function* textsFrom(terms: Float32Array, { postings, weights, scales, every }: Matrix) {
  const texts = new Float32Array(Math.ceil(scales.length / every) * dimensions);
  let done = 0;
  for (let term = 0; term < weights.length; term += 1) {
    for (let at = postings.starts[term] as number; at < (postings.starts[term + 1] as number); at += 1) {
      const text = postings.documents[at] as number;
      if (text % every !== 0) continue;
      const value = (postings.impacts[at] as number) * (weights[term] as number) * (scales[text] as number);
      addScaled(texts, (text / every) * dimensions, terms, term * dimensions, value);
      if (++done % breath === 0) yield;
    }
  }
  return texts;
}

function* termsFrom(texts: Float32Array, { postings, weights, scales, every }: Matrix) {
  const terms = new Float32Array(weights.length * dimensions);
  let done = 0;
  for (let term = 0; term < weights.length; term += 1) {
    for (let at = postings.starts[term] as number; at < (postings.starts[term + 1] as number); at += 1) {
      const text = postings.documents[at] as number;
      if (text % every !== 0) continue;
      const value = (postings.impacts[at] as number) * (weights[term] as number) * (scales[text] as number);
      addScaled(terms, term * dimensions, texts, (text / every) * dimensions, value);
      if (++done % breath === 0) yield;
    }
  }
  return terms;
}

export function addScaled(
  to: Float32Array,
  toStart: number,
  from: Float32Array,
  fromStart: number,
  scale: number,
): void {
  for (let index = 0; index < dimensions; index += 1) {
    to[toStart + index] = (to[toStart + index] as number) + scale * (from[fromStart + index] as number);
  }
}

/** Gram and Schmidt by way of Cholesky: one pass over the rows to learn how the columns lean, one to straighten them. */
function* orthogonalise(rows: Float32Array): Generator<void, void> {
  const products = new Float64Array(dimensions * dimensions);
  for (let start = 0; start < rows.length; start += dimensions) {
    addProducts(products, rows, start);
    if (start % breath === 0) yield;
  }
  const lower = cholesky(products);
  for (let start = 0; start < rows.length; start += dimensions) {
    straighten(rows, start, lower);
    if (start % breath === 0) yield;
  }
}

function addProducts(products: Float64Array, rows: Float32Array, start: number): void {
  for (let one = 0; one < dimensions; one += 1) {
    const value = rows[start + one] as number;
    for (let other = 0; other <= one; other += 1) {
      const place = one * dimensions + other;
      products[place] = (products[place] as number) + value * (rows[start + other] as number);
    }
  }
}

function straighten(rows: Float32Array, start: number, lower: Float64Array): void {
  for (let one = 0; one < dimensions; one += 1) {
    let value = rows[start + one] as number;
    for (let other = 0; other < one; other += 1) {
      value -= (lower[one * dimensions + other] as number) * (rows[start + other] as number);
    }
    const lean = lower[one * dimensions + one] as number;
    // Otherwise a direction that the library does not have.
    rows[start + one] = lean > 0 ? value / lean : 0;
  }
}

function cholesky(products: Float64Array): Float64Array {
  const lower = new Float64Array(products.length);
  for (let row = 0; row < dimensions; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const place = row * dimensions + column;
      const whole = products[place] as number;
      const value = whole - rowProduct(lower, row, column);
      const lean = lower[column * dimensions + column] as number;
      if (row === column) lower[place] = value > whole * 1e-9 ? Math.sqrt(value) : 0;
      else lower[place] = lean > 0 ? value / lean : 0;
    }
  }
  return lower;
}

function rowProduct(lower: Float64Array, row: number, column: number): number {
  let sum = 0;
  for (let index = 0; index < column; index += 1) {
    sum += (lower[row * dimensions + index] as number) * (lower[column * dimensions + index] as number);
  }
  return sum;
}

export function toUnitLength(vector: Float32Array): void {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return;
  const scale = 1 / Math.sqrt(square);
  for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] as number) * scale;
}

/** How near the vector of a question is to that of a text: 1 is the same meaning. */
export function nearness(vector: Float32Array, texts: Float32Array, text: number): number {
  const start = text * dimensions;
  let sum = 0;
  for (let index = 0; index < dimensions; index += 1)
    sum += (vector[index] as number) * (texts[start + index] as number);
  return sum;
}
