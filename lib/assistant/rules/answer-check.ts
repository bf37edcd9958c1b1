import { pieceReader } from './answer-pieces';
import { bareLine, isCodeLine, linesOf, plainCode, sharedInOrder, skeletonOf, spansIn, stepsOf } from './code-lines';
import type { HintStep } from './reader';
import { isUnsafe } from './unsafe-answer';

/** What the facilitator's notes of the lessons around a question hold as solutions, and what everybody may read. */
export type Solutions = {
  /** Programs, line by line. */
  readonly programs: readonly (readonly string[])[];
  /** Lines and sentences of the notes that stand nowhere on an open page, as `plainCode` and as runs of words. */
  readonly lines: ReadonlySet<string>;
  readonly runs: ReadonlySet<string>;
  /** Lines of open pages. */
  readonly open: ReadonlySet<string>;
};

export const noSolutions: Solutions = { programs: [], lines: new Set(), runs: new Set(), open: new Set() };

type Options = {
  /** Of a pupil; anybody else is given solutions. */
  hint: HintStep | null;
  solutions: Solutions;
  /** Takes out what tells of a person. */
  clean: (text: string) => string;
};

/** Why nothing more of an answer may be shown. */
export type Stop = 'solution' | 'unsafe';

/** Lines of code that are help and no program. */
const helpLinesMax = 3;
/** Lines of the solution itself that a step may tell. */
const solutionLinesMax = { 1: 0, 2: 1 } as const;
/** Of a solution told whole, in its order. */
const wholeShare = 0.6;
/** Words side by side that no other text has by chance, and how many of them in one sentence are no chance. */
const runLength = 4;
const runsMax = 2;

/**
 * Reads an answer before it is shown, piece by piece: what may be shown comes back. Once it stops, nothing does. The
 * first words go out before their sentence ends, because nothing can be told in them.
 */
export function answerChecker(options: Options) {
  const pieces = pieceReader();
  const told = toldSoFar(options);
  let [ahead, isFirst] = [0, true];
  let stop: Stop | null = null;
  const judged = (text: string, isCode: boolean): string => {
    stop ??= told.stopAt(text, isCode);
    if (stop) return '';
    return isCode && bareLinesOf(text).some(isCodeLine) ? text : withoutPeople(text, options.clean);
  };
  const shown = (all: ReturnType<typeof pieces.take>): string => {
    let text = '';
    for (const piece of all) {
      const whole = judged(piece.text, piece.isCode);
      if (stop) return text;
      text += whole.slice(Math.min(ahead, whole.length));
      [ahead, isFirst] = [0, false];
    }
    return text;
  };
  return {
    take(more: string): string {
      if (stop) return '';
      const text = shown(pieces.take(more));
      if (stop) return text;
      const harmless = isFirst ? harmlessBeginning(pieces.held()) : '';
      const readable = options.hint === null ? linesOfProgram(pieces.held()) : '';
      const early = (harmless || readable).slice(ahead);
      ahead += early.length;
      return text + early;
    },
    rest: (): string => (stop ? '' : shown(pieces.rest())),
    stopped: (): Stop | null => stop,
  };
}

/**
 * Whole lines of a program in a fence that is not closed yet. To who may be told every program they are told as they come:
 * it is a program whatever follows, and is shown as it was written.
 */
function linesOfProgram(held: string): string {
  if (!/^ {0,3}(?:```|~~~)/.test(held)) return '';
  const lines = held.slice(0, held.lastIndexOf('\n') + 1);
  return bareLinesOf(lines).some(isCodeLine) ? lines : '';
}

const firstWords = /^(?:\p{L}[\p{Ll}]{0,20},? ){1,5}/u;

/** A few plain words at the very beginning. */
function harmlessBeginning(held: string): string {
  const [words = ''] = firstWords.exec(held) ?? [];
  return isUnsafe(words) || isCodeLine(words) ? '' : words;
}

/** What a way to reach somebody cannot do without. */
const reaching =
  /[\d@]|\w\/\w|arroba|moro|mora|vivo|resid|minha casa|endere|live|insta|tik ?tok|discord|snap|face|twitter|telegram|kwai|roblox|threads|twitch/i;

/** A sentence without a digit or a sign tells of no way to reach somebody; what stands between backticks stays. */
function withoutPeople(text: string, clean: (text: string) => string): string {
  if (!reaching.test(text)) return text;
  return text
    .split(/(`[^`\n]*`)/)
    .map((part, at) => (at % 2 === 0 ? clean(part) : part))
    .join('');
}

/** What the answer has told of programs, with each piece more. */
function toldSoFar({ hint, solutions }: Options) {
  const lines: string[] = [];
  let own = 0;
  let ofSolution = 0;
  function count(said: readonly string[]): void {
    const closed = said.map(plainCode).filter((plain) => plain.length > 2 && !solutions.open.has(plain));
    own += closed.reduce((sum, plain) => sum + stepsOf(plain), 0);
    ofSolution += closed.filter((plain) => solutions.lines.has(plain)).length;
    lines.push(...said);
  }
  function isTooMuch(step: HintStep): boolean {
    if (step < 3 && (own > helpLinesMax || ofSolution > solutionLinesMax[step as 1 | 2])) return true;
    return own > 0 && solutions.programs.some((program) => isTold(program, lines, step));
  }
  return {
    stopAt(text: string, isCode: boolean): Stop | null {
      const said = isCode ? bareLinesOf(text) : spansIn(text);
      count(said);
      if (hint !== null && said.length > 0 && isTooMuch(hint)) return 'solution';
      // Words in a fence are words.
      if (isCode && said.some(isCodeLine)) return null;
      if (hint !== null && hint < 3 && isOfNotes(text, solutions.runs)) return 'solution';
      return isUnsafe(text) ? 'unsafe' : null;
    },
  };
}

function bareLinesOf(text: string): string[] {
  return linesOf(text)
    .map(bareLine)
    .filter((line) => !/^(?:```|~~~)/.test(line));
}

/** With other names it is told as well, until the step that may show another case. */
function isTold(program: readonly string[], lines: readonly string[], hint: HintStep): boolean {
  const read = hint < 3 ? skeletonOf : plainCode;
  const shared = sharedInOrder(lines.map(read), program.map(read));
  return shared >= Math.max(2, Math.ceil(program.length * (program.length > 3 ? wholeShare : 1)));
}

function isOfNotes(text: string, runs: ReadonlySet<string>): boolean {
  if (runs.size === 0) return false;
  let found = 0;
  for (const run of runsOf(text)) if (runs.has(run) && ++found >= runsMax) return true;
  return false;
}

/** Words side by side, of a text without its marks. */
export function runsOf(text: string): string[] {
  const words = plainRunWords(text);
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, at) => words.slice(at, at + runLength).join(' '));
}

function plainRunWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\d]+|[↑↓←→↰↱]/gu) ?? []
  );
}
