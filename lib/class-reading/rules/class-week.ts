import { foldedWords } from '@/lib/platform/text/folded';

/** A question as it may be quoted: whose it is decides only that three pupils are heard rather than one. */
export type Quoted = { readonly pupil: string; readonly text: string };

export type Counted = {
  readonly title: string;
  /** Of the page, without a section. */
  readonly address: string;
  /** The sections that were cited most. */
  readonly headings: readonly { readonly heading: string; readonly address: string }[];
  readonly questions: number;
  readonly askers: number;
  readonly disliked: number;
  /** Answers that had come to the last hint. */
  readonly lastHints: number;
  /** Pupils who came back to it again and again. */
  readonly returned: number;
};

/** Shown of one week; what comes after is asked by few. */
const topicsMax = 6;
const examplesMax = 3;
const helpfulMax = 3;
const exampleLengthMin = 8;
const exampleLengthMax = 180;
/** A shorter part of a name is a particle, or a word like any other. */
const namePartLengthMin = 3;

export function mostAsked<T extends Counted>(topics: readonly T[]): T[] {
  return inOrder(topics, ({ questions }) => questions);
}

/** Where the class got stuck: what was not liked, went to the last hint, or was come back to. */
export function mostStuck<T extends Counted>(topics: readonly T[]): T[] {
  return inOrder(topics, ({ disliked, lastHints, returned }) => disliked + lastHints + returned);
}

function inOrder<T extends Counted>(topics: readonly T[], weight: (topic: T) => number): T[] {
  return topics
    .filter((topic) => weight(topic) > 0)
    .sort((a, b) => weight(b) - weight(a) || b.questions - a.questions || a.title.localeCompare(b.title))
    .slice(0, topicsMax);
}

/** Read out or shown again, they would help most: the most cited section of what the class is stuck at, then of what it asks. */
export function mostHelpful(topics: readonly Counted[]): { title: string; heading: string; address: string }[] {
  const wanted = [...new Set([...mostStuck(topics), ...mostAsked(topics)])];
  const sections = wanted.map(({ title, address, headings }) =>
    headings.length > 0 ? headings.map((section) => ({ title, ...section })) : [{ title, heading: '', address }],
  );
  const deepest = Math.max(0, ...sections.map(({ length }) => length));
  // One of each before a second one of any.
  const inTurn = Array.from({ length: deepest }, (_, place) => sections.flatMap((each) => each[place] ?? [])).flat();
  return inTurn.slice(0, helpfulMax);
}

/** Up to three questions of different pupils, each said once; one that may name somebody is no example. */
export function examplesOf(quoted: readonly Quoted[], mayName: (line: string) => boolean): string[] {
  const heard = new Set<string>();
  const examples = new Map<string, string>();
  for (const { pupil, text } of quoted) {
    const line = text.replace(/\s+/g, ' ').trim();
    const key = foldedWords(line).join(' ');
    if (heard.has(pupil) || examples.has(key) || line.length < exampleLengthMin || mayName(line)) continue;
    heard.add(pupil);
    examples.set(key, shortened(line));
    if (examples.size === examplesMax) break;
  }
  return [...examples.values()];
}

/**
 * Any part of a name of the class in any spelling, a name of somebody else of the school, an address of mail or of a
 * profile, or a number as long as a telephone's.
 */
export function namingJudge(
  ofClass: readonly string[],
  withoutSchool: (line: string) => string,
): (line: string) => boolean {
  const parts = new Set(ofClass.flatMap(foldedWords).filter((part) => part.length >= namePartLengthMin));
  return (line) =>
    /@|(?:\d[\s().-]{0,2}){8}/.test(line) ||
    foldedWords(line).some((word) => parts.has(word)) ||
    withoutSchool(line) !== line;
}

function shortened(line: string): string {
  if (line.length <= exampleLengthMax) return line;
  const cut = line.slice(0, exampleLengthMax);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), exampleLengthMax / 2))}…`;
}
