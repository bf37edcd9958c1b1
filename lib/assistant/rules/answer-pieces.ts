import { isCodeLine } from './code-lines';

/** What of an answer is judged as a whole: a sentence, a line, or all lines of a program. */
export type Piece = { readonly text: string; readonly isCode: boolean };

const fenceOpening = /^ {0,3}(```+|~~~+)[^\n]*\n/;
const maybeFence = /^\s{0,3}(?:`{0,2}|~{0,2})$/;
const sentenceEnd = /[.!?…:][)"'”*_]*\s|\n/g;
const mayEnd = /[.!?…:][)"”'*_]*\s|\n/;
const endLengthMax = 4;
/** A line that has said so much in words is no line of a program. */
const proseWordsMin = 4;
/** Nobody waits for the end of a sentence that has none. */
const pieceLengthMax = 600;

/** Cuts an answer that is still growing into pieces that are whole. */
export function pieceReader() {
  let held = '';
  /** The line that grows is no program's: until it ends nothing is asked but where its sentences do. */
  let isProseLine = false;
  function next(isOver: boolean): Piece | undefined {
    if (held === '') return undefined;
    const other = isProseLine ? undefined : (fenceEnd(held, isOver) ?? codeEnd(held, isOver));
    isProseLine ||= other === undefined && !held.includes('\n');
    const end = other ?? proseEnd(held, isOver);
    if (!end || end.length === 0) return undefined;
    const text = held.slice(0, end.length);
    if (text.endsWith('\n')) isProseLine = false;
    held = held.slice(end.length);
    return { text, isCode: end.isCode };
  }
  function all(isOver: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (let piece = next(isOver); piece; piece = next(isOver)) pieces.push(piece);
    return pieces;
  }
  return {
    take(more: string): Piece[] {
      held += more;
      if (isProseLine && held.length < pieceLengthMax && !mayEnd.test(held.slice(-more.length - endLengthMax)))
        return [];
      return all(false);
    },
    rest: () => all(true),
    /** What is no piece yet. */
    held: () => held,
  };
}

/** No length: it is not whole yet. Undefined: it is something else. */
type End = { length: number; isCode: boolean } | undefined;

function fenceEnd(text: string, isOver: boolean): End {
  const opening = fenceOpening.exec(text);
  if (!opening) return !isOver && /^ {0,3}(?:```|~~~)/.test(text) ? { length: 0, isCode: true } : undefined;
  const mark = opening[1] ?? '```';
  const closing = new RegExp(`^ {0,3}${mark}[\`~]*[ \\t]*(?:\\n|$)`, 'gm');
  closing.lastIndex = opening[0].length;
  const closed = closing.exec(text);
  // At the very end it may still go on: "``` and", which closes nothing.
  const isWhole = closed && (isOver || closed[0].endsWith('\n'));
  if (isWhole) return { length: closed.index + closed[0].length, isCode: true };
  return { length: isOver ? text.length : 0, isCode: true };
}

/** Lines of a program that stand in no fence go together, with the empty ones between them. */
function codeEnd(text: string, isOver: boolean): End {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const isWhole = (line: string) => isOver || line.endsWith('\n');
  const stop = lines.findIndex((line) => !isWhole(line) || (line.trim() !== '' && !isCodeLine(line)));
  const run = stop < 0 ? lines : lines.slice(0, stop);
  const next = lines[stop];
  const isOther = (line: string) => isWhole(line) || (run.length > 0 ? sentenceLength(line) > 0 : isProse(line));
  const mayGoOn = !isOver && (next === undefined || !isOther(next));
  const last = run.findLastIndex((line) => line.trim() !== '');
  if (last < 0) return mayGoOn && run.length === 0 ? { length: 0, isCode: false } : undefined;
  return { length: mayGoOn ? 0 : run.slice(0, last + 1).join('').length, isCode: true };
}

/** Whether a line that still grows has said so much in words, or ended a sentence, that it is none of a program. */
function isProse(line: string): boolean {
  if (maybeFence.test(line)) return false;
  const words = line.trim().split(/\s+/);
  const isPlain = /^[\p{L}\d\s,.;:!?*_>“”"'()[\]–—-]+$/u.test(line);
  if (isPlain && words.length > proseWordsMin) return !isCodeLine(words.slice(0, -1).join(' '));
  return sentenceLength(line) > 0;
}

function proseEnd(text: string, isOver: boolean): End {
  const length = sentenceLength(text);
  if (length > 0) return { length, isCode: false };
  return { length: isOver || text.length > pieceLengthMax ? text.length : 0, isCode: false };
}

/** What stands between backticks ends no sentence. */
function sentenceLength(text: string): number {
  for (const { 0: end, index } of text.matchAll(sentenceEnd)) {
    const ticks = text.slice(0, index).split('`').length - 1;
    if (end === '\n' || ticks % 2 === 0) return index + end.length;
  }
  return 0;
}
