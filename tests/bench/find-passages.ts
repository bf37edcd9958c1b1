import { building, type LibraryPassage, type PassageIndex } from '@/lib/passages/rules/building';
import { ranked } from '@/lib/passages/rules/ranking';
import { randomOf } from '@/prisma/seed/load/random';
import { askedFor, madeUpPassages, madeUpSentence } from './search-passages';

export type FindingCost = {
  /** Milliseconds a question over so many passages. */
  readonly few: number;
  readonly many: number;
  /** Of the index of many, in memory. */
  readonly megabytes: number;
  /** Milliseconds of building it, and the longest time that a request would have waited meanwhile. */
  readonly buildMs: number;
  readonly longestStepMs: number;
};

const few = 5000;
const many = 50_000;
const waysPerPassage = 2;
const rounds = 15;

/** What a question costs in a library ten times as large: the very index and ranking that `findPassages` asks. */
export function measureFinding(): FindingCost {
  const questions = asked();
  const before = millisecondsOf(built(few).index, questions);
  const held = bytesHeld();
  const { index, ...cost } = built(many);
  const megabytes = (bytesHeld() - held) / 2 ** 20;
  return { few: before, many: millisecondsOf(index, questions), megabytes, ...cost };
}

/** As long as a child's, of words as frequent as the texts have them; some with a typo or a rare word. */
function asked(): string[] {
  const random = randomOf(7, 'find-passages');
  const plain = Array.from({ length: 60 }, () => madeUpSentence(random, 4 + random.below(8)));
  return [...plain, ...plain.slice(0, 20).flatMap((each) => Object.values(askedFor).map((word) => `${each} ${word}`))];
}

function* library(count: number): Generator<LibraryPassage> {
  const random = randomOf(count, 'find-passages');
  for (const { source_id: sourceId, title, heading, text } of madeUpPassages(count, random)) {
    const ways = Array.from({ length: waysPerPassage }, () => madeUpSentence(random, 6));
    yield { sourceId, title, heading, text, asked: ways };
  }
}

function built(count: number): { index: PassageIndex; buildMs: number; longestStepMs: number } {
  const steps = building([...library(count)]);
  const began = performance.now();
  let [last, longestStepMs] = [began, 0];
  for (;;) {
    const step = steps.next();
    const now = performance.now();
    [last, longestStepMs] = [now, Math.max(longestStepMs, now - last)];
    if (step.done) return { index: step.value, buildMs: now - began, longestStepMs };
  }
}

function bytesHeld(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Of the fastest round: whatever else a machine does only adds. */
function millisecondsOf(index: PassageIndex, questions: readonly string[]): number {
  const spent: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const began = performance.now();
    for (const question of questions) {
      if (ranked(index, question, { max: 6 }).length === 0) throw new Error(`Nothing was found for ${question}`);
    }
    // The first rounds warm up.
    if (round >= 0) spent.push((performance.now() - began) / questions.length);
  }
  return Math.min(...spent);
}
