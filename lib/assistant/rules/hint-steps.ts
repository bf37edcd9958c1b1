import { isAlike } from '@/lib/platform/text/slips';
import { type Asking, readAsking } from './pressing';
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
  const asked = readQuestion(question);
  const thread = threadOf(threadsOf(history), asked);
  if (!thread) return 1;
  return stepAfter(thread.hint, asked.isPressing || isRepeated(thread, asked));
}

/** What is read of a question once: its words, and the words of its subject. */
type Question = Asking & { readonly stems: readonly string[] };

/** Words of asking and of pressing are nobody's subject. */
function readQuestion(text: string): Question {
  const asking = readAsking(text);
  return { ...asking, stems: stemsOf(asking.subject) };
}

function stepAfter(hint: number, isPressed: boolean): HintStep {
  const next = isPressed ? hint : hint + 1;
  return next >= 3 ? 3 : next === 2 ? 2 : 1;
}

/** Who sends a question once more presses too, whatever was asked between; who does not understand says so in other words. */
function isRepeated({ said }: Thread, { stems, plain }: Question): boolean {
  return stems.length >= ownWordsMin && said.has(plain);
}

type Thread = { stems: string[]; hint: number; readonly said: Set<string> };

function threadsOf(history: readonly Said[]): Thread[] {
  const threads: Thread[] = [];
  for (const [index, { role, content }] of history.entries()) {
    if (role !== 'user') continue;
    const answer = history[index + 1];
    if (answer?.role !== 'assistant') continue;
    const asked = readQuestion(content);
    const found = threadOf(threads, asked);
    const thread = found ?? { stems: [], hint: 0, said: new Set() };
    thread.said.add(asked.plain);
    thread.stems = [...new Set([...thread.stems, ...asked.stems])];
    thread.hint = Math.max(thread.hint, answer.hint ?? 1);
    // The one that was spoken of last stands last.
    if (found) threads.splice(threads.indexOf(found), 1);
    threads.push(thread);
  }
  return threads;
}

function threadOf(threads: readonly Thread[], { stems, isPressing, isTrying }: Question): Thread | undefined {
  const alike = threads.findLast((thread) => shareOf(stems, thread.stems) >= sameShareMin);
  return alike ?? (stems.length < ownWordsMin || isPressing || isTrying ? threads.at(-1) : undefined);
}

function shareOf(stems: readonly string[], others: readonly string[]): number {
  if (stems.length === 0 || others.length === 0) return 0;
  const shared = stems.filter((one) => others.some((other) => isAlike(one, other))).length;
  return shared / Math.min(stems.length, others.length);
}
