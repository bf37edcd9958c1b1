/** Which documents hold a term, and how much that says of them: everything in flat arrays, a line a term. */
export type Postings = {
  /** Where each term's line begins, and where the last one ends. */
  readonly starts: Uint32Array;
  /** Ascending within a line. */
  readonly documents: Uint32Array;
  /** In hundredths: what the term says of the document by everything known of it, and by its own words alone. */
  readonly impacts: Uint8Array;
  readonly own: Uint8Array;
  /** Of lines that are too long to be read for a question: the places of their strongest postings. */
  readonly strongest: ReadonlyMap<number, Uint32Array>;
};

/** The most of one line that a question reads. */
const readMax = 1500;
/** How many postings are worked on between two breaths. */
const breath = 20_000;

export type PostingWriter = {
  add(term: number, document: number, impact: number, own: number): void;
  /** Documents must have been added in their order. */
  written(termCount: number): Generator<void, Postings>;
};

export function postingWriter(): PostingWriter {
  let size = 0;
  let terms = new Uint32Array(breath);
  let documents = new Uint32Array(breath);
  let said = new Uint16Array(breath);
  function grow(): void {
    terms = grown(terms, new Uint32Array(size * 2));
    documents = grown(documents, new Uint32Array(size * 2));
    said = grown(said, new Uint16Array(size * 2));
  }
  return {
    add(term, document, impact, own) {
      if (size === terms.length) grow();
      terms[size] = term;
      documents[size] = document;
      said[size] = hundredths(impact) * 256 + hundredths(own);
      size += 1;
    },
    *written(termCount) {
      const starts = new Uint32Array(termCount + 1);
      for (let at = 0; at < size; at += 1)
        starts[(terms[at] as number) + 1] = (starts[(terms[at] as number) + 1] ?? 0) + 1;
      for (let term = 0; term < termCount; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
      const next = starts.slice();
      const lines = { documents: new Uint32Array(size), impacts: new Uint8Array(size), own: new Uint8Array(size) };
      for (let at = 0; at < size; at += 1) {
        const term = terms[at] as number;
        const place = next[term] as number;
        next[term] = place + 1;
        lines.documents[place] = documents[at] as number;
        lines.impacts[place] = (said[at] as number) >> 8;
        lines.own[place] = (said[at] as number) & 255;
        if (at % breath === 0) yield;
      }
      return { starts, ...lines, strongest: yield* strongestOf(starts, lines.impacts) };
    },
  };
}

function hundredths(impact: number): number {
  return Math.min(255, Math.round(impact * 100));
}

function grown<Numbers extends Uint16Array | Uint32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

function* strongestOf(starts: Uint32Array, impacts: Uint8Array): Generator<void, Map<number, Uint32Array>> {
  const found = new Map<number, Uint32Array>();
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const [from, to] = [starts[term] as number, starts[term + 1] as number];
    if (to - from <= readMax) continue;
    found.set(term, strongest(impacts, from, to));
    yield;
  }
  return found;
}

function strongest(impacts: Uint8Array, from: number, to: number): Uint32Array {
  const having = new Uint32Array(256);
  for (let at = from; at < to; at += 1) having[impacts[at] as number] = (having[impacts[at] as number] as number) + 1;
  let least = 255;
  for (let left = readMax - (having[255] as number); left > 0 && least > 0; left -= having[least] as number) least -= 1;
  const places = new Uint32Array(readMax);
  let count = 0;
  for (const isTaken of [(impact: number) => impact > least, (impact: number) => impact === least]) {
    for (let at = from; at < to && count < readMax; at += 1) {
      if (!isTaken(impacts[at] as number)) continue;
      places[count] = at;
      count += 1;
    }
  }
  return places.sort();
}

export function holdersOf(term: number, { starts }: Postings): number {
  return (starts[term + 1] as number) - (starts[term] as number);
}

/** How much each of the two impacts of a posting counts. */
type Worth = { readonly impacts: number; readonly own: number };

/** What a term says of one document. */
export function saidOf(document: number, term: number, worth: Worth, postings: Postings): number {
  const { starts, documents } = postings;
  let [from, to] = [starts[term] as number, starts[term + 1] as number];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((documents[middle] as number) < document) from = middle + 1;
    else to = middle;
  }
  const isThere = from < (starts[term + 1] as number) && documents[from] === document;
  return isThere ? saidAt(from, worth, postings) : 0;
}

function saidAt(place: number, worth: Worth, { impacts, own }: Postings): number {
  return (worth.impacts * (impacts[place] as number) + worth.own * (own[place] as number)) / 100;
}

/** Sums over documents that are cleared again for the next question. */
export type Sums = { readonly of: Float32Array; readonly touched: Uint32Array; count: number };

export function sumsOver(documentCount: number): Sums {
  return { of: new Float32Array(documentCount), touched: new Uint32Array(documentCount), count: 0 };
}

export function clear(sums: Sums): void {
  for (let at = 0; at < sums.count; at += 1) sums.of[sums.touched[at] as number] = 0;
  sums.count = 0;
}

/** Adds what a term says to the sums of its documents; gives how many postings it read. */
export function addTerm(sums: Sums, term: number, worth: Worth, postings: Postings): number {
  const places = postings.strongest.get(term);
  const from = postings.starts[term] as number;
  const count = places?.length ?? holdersOf(term, postings);
  for (let index = 0; index < count; index += 1) {
    const place = places ? (places[index] as number) : from + index;
    const document = postings.documents[place] as number;
    if (sums.of[document] === 0) {
      sums.touched[sums.count] = document;
      sums.count += 1;
    }
    // Never nothing: what was touched once must not be taken for untouched.
    sums.of[document] = (sums.of[document] as number) + Math.max(saidAt(place, worth, postings), 1e-8);
  }
  return count;
}
