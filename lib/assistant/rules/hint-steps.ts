import { isAlike } from '@/lib/platform/text/slips';
import { isPressing, isTrying, plainWords, withoutPressing } from './pressing';
import type { HintStep, Said } from './reader';
import { stemsOf } from './subject-stems';

/** Shared words, of the shorter question's, that make two questions one. */
const sameShareMin = 0.5;
/** A question of fewer words of its own is about what was said before. */
const ownWordsMin = 2;

/**
 * How far a pupil has come with one thing: each question about the same takes one step, never two. Pressing and asking
 * the same once more take none, unless the pupil shows a try.
 */
export function hintFor(history: readonly Said[], question: string): HintStep {
  const threads = threadsOf(history);
  const thread = threadOf(threads, question);
  if (!thread) return 1;
  return stepAfter(thread.hint, isPressing(question) || isRepeated(history, question));
}

function stepAfter(hint: number, isPressed: boolean): HintStep {
  const next = isPressed ? hint : hint + 1;
  return next >= 3 ? 3 : next === 2 ? 2 : 1;
}

/** Who sends the same question once more presses too; who does not understand it says so in other words. */
function isRepeated(history: readonly Said[], question: string): boolean {
  const before = history.findLast(({ role }) => role === 'user');
  return (
    before !== undefined &&
    ownStems(question).length >= ownWordsMin &&
    plainWords(before.content) === plainWords(question)
  );
}

type Thread = { stems: string[]; hint: number };

function threadsOf(history: readonly Said[]): Thread[] {
  const threads: Thread[] = [];
  for (const [index, { role, content }] of history.entries()) {
    if (role !== 'user') continue;
    const answer = history[index + 1];
    if (answer?.role !== 'assistant') continue;
    const found = threadOf(threads, content);
    const thread = found ?? { stems: [], hint: 0 };
    thread.stems = [...new Set([...thread.stems, ...ownStems(content)])];
    thread.hint = Math.max(thread.hint, answer.hint ?? 1);
    // The one that was spoken of last stands last.
    if (found) threads.splice(threads.indexOf(found), 1);
    threads.push(thread);
  }
  return threads;
}

function threadOf(threads: readonly Thread[], question: string): Thread | undefined {
  const stems = ownStems(question);
  if (stems.length < ownWordsMin || isPressing(question) || isTrying(question)) {
    return threads.findLast((thread) => shareOf(stems, thread.stems) >= sameShareMin) ?? threads.at(-1);
  }
  return threads.findLast((thread) => shareOf(stems, thread.stems) >= sameShareMin);
}

/** Words of asking and of pressing are nobody's subject. */
function ownStems(question: string): string[] {
  return stemsOf(withoutPressing(question));
}

function shareOf(stems: readonly string[], others: readonly string[]): number {
  if (stems.length === 0 || others.length === 0) return 0;
  const shared = stems.filter((one) => others.some((other) => isAlike(one, other))).length;
  return shared / Math.min(stems.length, others.length);
}
