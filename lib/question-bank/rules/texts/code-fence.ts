import type { Question } from '../../schemas/questions';
import { codeLanguages } from '../kinds';

type Code = Question['code'];

const lastFence = /(?:^|\n)(`{3,})([\w+-]+)\n([\s\S]*?)\n?\1\s*$/;

/** Longer than any prompt with its program: the question is too long as it is. */
const lookedAtMax = 12_000;

/** The program to read is the fenced block that a prompt ends with, where its language is one of ours. */
export function splitCode(prompt: string): { prompt: string; code: Code } {
  if (prompt.length > lookedAtMax) return { prompt, code: null };
  const found = lastFence.exec(prompt);
  const language = codeLanguages.find((each) => each === found?.[2]?.toLowerCase());
  // A fence that another stands open before is not the one that ends there.
  if (!(found && language)) return { prompt, code: null };
  const before = prompt.slice(0, found.index).trimEnd();
  const isWhole = (before.match(/^ {0,3}`{3,}/gm) ?? []).length % 2 === 0;
  return isWhole ? { prompt: before, code: { language, source: found[3] ?? '' } } : { prompt, code: null };
}

/** The prompt with its program, as one text. */
export function joinCode({ prompt, code }: Pick<Question, 'prompt' | 'code'>): string {
  return code ? `${prompt}\n\n${fenced(code.source, code.language)}` : prompt;
}

export function fenced(source: string, language = ''): string {
  const longest = Math.max(2, ...(source.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${source}\n${fence}`;
}
