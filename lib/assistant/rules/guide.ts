import type { GivenPassage } from './reader';
import { isAlike, stemsOf } from './word-stems';

/** The share of the question's words that a passage must hold to answer it. */
const guideFitMin = 0.5;
/** Passages that hold nearly as much as the best are quoted beside it. */
const nearBest = 0.75;
const quotedPassagesMax = 3;
const sentenceLengthMin = 20;
const sentenceLengthMax = 320;
const nearestMax = 3;

export type Quote = { number: number; sentences: string[] };

export type Guided =
  | { fits: true; quotes: Quote[]; best: GivenPassage }
  /** Numbers of passages that come nearest, one a topic. */
  | { fits: false; nearest: number[] };

/** What the passages themselves say to a question: the sentences of the best ones that hold its words, as they stand. */
export function guided(question: string, passages: readonly GivenPassage[], sentencesMax: number): Guided {
  const stems = stemsOf(question);
  const rated = passages.map((passage, index) => ({ passage, number: index + 1, fit: fitOf(stems, passage) }));
  // The order in which they were found settles what their words do not.
  const [best, ...rest] = rated.toSorted((one, other) => other.fit - one.fit || one.number - other.number);
  if (!best || best.fit < guideFitMin) return { fits: false, nearest: nearestOf(rated) };
  const near = rest.filter(({ fit }) => fit >= Math.max(guideFitMin, best.fit * nearBest));
  const ofBest = near.length > 0 ? Math.max(1, sentencesMax - 1) : sentencesMax;
  const quotes: Quote[] = [];
  let left = sentencesMax;
  for (const { passage, number } of [best, ...near].slice(0, quotedPassagesMax)) {
    const sentences = bestSentences(stems, passage.text, number === best.number ? ofBest : 1);
    const taken = sentences.slice(0, left);
    left -= taken.length;
    if (taken.length > 0) quotes.push({ number, sentences: taken });
  }
  return quotes.length > 0 ? { fits: true, quotes, best: best.passage } : { fits: false, nearest: nearestOf(rated) };
}

/** How much of the question a passage holds. Its name counts as its words do. */
function fitOf(stems: readonly string[], { title, heading, text }: GivenPassage): number {
  return shareIn(stems, stemsOf(`${title} ${heading} ${text}`));
}

function shareIn(stems: readonly string[], words: readonly string[]): number {
  if (stems.length === 0) return 0;
  return stems.filter((one) => words.some((word) => isAlike(one, word))).length / stems.length;
}

/** In the order of the text. The best ones by the words of the question; with none, the first. */
function bestSentences(stems: readonly string[], text: string, max: number): string[] {
  const sentences = sentencesOf(text).map((sentence, index) => ({
    sentence,
    index,
    fit: shareIn(stems, stemsOf(sentence)),
  }));
  const held = sentences.filter(({ fit }) => fit > 0);
  const chosen = (held.length > 0 ? held : sentences.slice(0, 1)).toSorted(
    (one, other) => other.fit - one.fit || one.index - other.index,
  );
  return chosen
    .slice(0, max)
    .toSorted((one, other) => one.index - other.index)
    .map(({ sentence }) => sentence);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d"“(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= sentenceLengthMin && sentence.length <= sentenceLengthMax);
}

function nearestOf(rated: readonly { passage: GivenPassage; number: number }[]): number[] {
  const first = rated.filter(
    ({ passage }, index) => rated.findIndex((other) => other.passage.title === passage.title) === index,
  );
  return first.slice(0, nearestMax).map(({ number }) => number);
}
