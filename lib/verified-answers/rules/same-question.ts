import { chatWords } from '@/lib/passages/rules/chat-words';
import { termsOf } from '@/lib/passages/rules/terms';
import { isAlike } from '@/lib/platform/text/slips';

/** Of the words of both questions, how many must be the same ones. A wrong answer harms more than a missing one. */
const alikeMin = 0.75;
/** One word in common is a topic, not a question: then nothing else may be said on either side. */
const sharedMin = 2;

/**
 * The one of several answers whose question this is. What turns a question round (a "not", a number) must stand in both:
 * "exercise 2" is no exercise 3, however many words they share.
 */
export function answerTo<T extends { readonly asked: readonly string[] }>(
  question: string,
  answers: readonly T[],
): T | undefined {
  const wanted = readQuestion(question);
  let best: { answer: T; alike: number } | undefined;
  for (const answer of answers) {
    const alike = Math.max(0, ...answer.asked.map((asked) => likeness(wanted, readQuestion(asked))));
    if (alike >= alikeMin && alike > (best?.alike ?? 0)) best = { answer, alike };
  }
  return best?.answer;
}

type Read = { terms: ReadonlySet<string>; turns: string; asks: string };

/** What is a queue, how is one made, when is it used: the same words, and three questions. */
const asking =
  /\b(?:por ?que|para que|que|como|quando|onde|cade|quem|qual|quais|quanto|why|how|when|where|who|which|what)\b/;

function readQuestion(text: string): Read {
  const words = chatWords(text);
  const said = words.join(' ');
  const turns = words.filter((word) => /\d/.test(word) || negations.has(word));
  const asks = (asking.exec(said)?.[0] ?? '').replace(' ', '');
  return { terms: new Set(termsOf(said)), turns: turns.sort().join(' '), asks };
}

const negations = new Set(['nao', 'n', 'nem', 'sem', 'nunca', 'not', 'never', 'without', 'dont', 'doesnt', 'cant']);

function likeness(one: Read, other: Read): number {
  if (one.turns !== other.turns || one.asks !== other.asks) return 0;
  const isIn = (term: string, { terms }: Read) => terms.has(term) || [...terms].some((known) => isAlike(term, known));
  const shared = [...one.terms].filter((term) => isIn(term, other)).length;
  // A word in the place of another one makes another question of many: "ligo" is no "desligo".
  if (shared < one.terms.size && [...other.terms].some((term) => !isIn(term, one))) return 0;
  const all = one.terms.size + other.terms.size - shared;
  if (shared === 0 || (shared < sharedMin && all > shared)) return 0;
  return (2 * shared) / (one.terms.size + other.terms.size);
}
