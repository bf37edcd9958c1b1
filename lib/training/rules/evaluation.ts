import { numbersIn } from '@/lib/assistant/rules/sources';
import { foldedWords } from '@/lib/platform/text/folded';
import { stemOf } from '@/lib/platform/text/stems';
import { stalledAfterMs } from './limits';
import { words } from './words';

export type Criteria = {
  readonly mustCite: readonly string[];
  readonly mustSay: readonly string[];
  readonly mustNotSay: readonly string[];
};

/** An answer as it is judged: what it says, and the addresses of the passages that it cites. */
export type Judged = { readonly content: string; readonly cited: readonly string[] };

function alternativesOf(phrase: string): string[] {
  return phrase.split('|').map((one) => one.trim());
}

/** Whether each alternative has a word at all: one without would be found nowhere. */
export function isPhrase(phrase: string): boolean {
  return alternativesOf(phrase).every((one) => words(one) !== '');
}

/** One of the alternatives, as whole words side by side, whatever their case, accents and punctuation. */
export function says(text: string, phrase: string): boolean {
  const said = ` ${words(text)} `;
  return alternativesOf(phrase).some((one) => words(one) !== '' && said.includes(` ${words(one)} `));
}

function pageOf(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

/** A page without a fragment is cited by any of its sections. */
export function cites(cited: readonly string[], wanted: string): boolean {
  return cited.some((address) => address === wanted || (!wanted.includes('#') && pageOf(address) === wanted));
}

/** A page of ours as passages name it: no host, no language, no query. Nothing when it is no such address. */
export function canonicalAddress(typed: string): string | undefined {
  const path = typed.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const [, page = '', fragment = ''] = /^(\/[^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const bare = page.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '');
  if (!/^\/(?![/\\])\S+$/.test(bare) || /[\s\\]/.test(fragment)) return undefined;
  return bare + (fragment === '#' ? '' : fragment);
}

export const faultKinds = ['not-cited', 'not-said', 'said', 'unanswered'] as const;
export type FaultKind = (typeof faultKinds)[number];
/** `about`: the phrase, or why there is no answer. */
export type Fault = { kind: FaultKind; about: string };

/** As it is stored: `not-said:phrase`. */
export function faultCode({ kind, about }: Fault): string {
  return about ? `${kind}:${about}` : kind;
}

export function faultOf(code: string): Fault {
  const kind = faultKinds.find((one) => code === one || code.startsWith(`${one}:`)) ?? 'unanswered';
  return { kind, about: code.slice(kind.length + 1) };
}

/** Everything that is wrong with an answer; nothing when it is good. */
export function faultsOf({ mustCite, mustSay, mustNotSay }: Criteria, { content, cited }: Judged): Fault[] {
  const isCited = mustCite.length === 0 || mustCite.some((wanted) => cites(cited, wanted));
  return [
    ...(isCited ? [] : [{ kind: 'not-cited', about: '' } as const]),
    ...mustSay.filter((phrase) => !says(content, phrase)).map((about) => ({ kind: 'not-said', about }) as const),
    ...mustNotSay.filter((phrase) => says(content, phrase)).map((about) => ({ kind: 'said', about }) as const),
  ];
}

/** The passages that a text cites, as its readers are shown them: their numbers, each once, in order of appearance. */
export function citedNumbers(content: string, passages: number): number[] {
  return [...numbersIn(content)].filter((number) => number >= 1 && number <= passages);
}

type Outcome = { readonly questionId: string; readonly faults: readonly string[] };
export type Change = 'newly-failed' | 'newly-passed' | 'same' | 'new';

/** How a question stands against the run before. */
export function changeOf({ questionId, faults }: Outcome, before: readonly Outcome[]): Change {
  const earlier = before.find((one) => one.questionId === questionId);
  if (!earlier) return 'new';
  const [passed, passedThen] = [faults.length === 0, earlier.faults.length === 0];
  if (passed === passedThen) return 'same';
  return passed ? 'newly-passed' : 'newly-failed';
}

/** From 0 to 1; nothing asked has no score. */
export function scoreOf(passed: number, asked: number): number | null {
  return asked > 0 ? passed / asked : null;
}

export function isStalled(lastHeardAt: Date, now: Date): boolean {
  return now.getTime() - lastHeardAt.getTime() > stalledAfterMs;
}

/**
 * A passage's text in parts, marked where it has a word of the question, in any form that search takes for the same:
 * why it was found.
 */
export function matchedParts(text: string, question: string): { text: string; marked: boolean }[] {
  const asked = foldedWords(question).filter((word) => word.length >= matchedLengthMin);
  const stems = new Set(asked.map(stemOf));
  const pieces = text.split(/([\p{L}\p{N}\p{M}]+)/u).filter((piece) => piece !== '');
  const parts = pieces.map((piece) => ({ text: piece, marked: stems.has(stemOf(words(piece))) }));
  return parts.reduce<{ text: string; marked: boolean }[]>((joined, part) => {
    const last = joined.at(-1);
    if (last && last.marked === part.marked) last.text += part.text;
    else joined.push({ ...part });
    return joined;
  }, []);
}

const matchedLengthMin = 3;

const prefixes = { course: 'curso_', module: 'modulo_', lesson: 'licao_' } as const;

/** The codes of those subjects that are of one kind (§4). */
export function codesIn(subjects: readonly string[], kind: keyof typeof prefixes): string[] {
  const prefix = prefixes[kind];
  return subjects.filter((subject) => subject.startsWith(prefix)).map((subject) => subject.slice(prefix.length));
}
