/** What can be quoted of a passage: each stands for itself. */
export type Unit = {
  readonly kind: 'sentence' | 'item' | 'step' | 'row' | 'code';
  /** Which paragraph, list or table of its passage it is of. */
  readonly part: number;
  /** Without the mark of an item; of a row its cells, as they stand in the passage. */
  readonly text: string;
  /** Of a step, its number. */
  readonly number?: number;
  /** Of a row, the first one of its table. */
  readonly head?: string;
};

const lengthMin = 12;
const codeLinesMax = 20;
const cells = ' | ';
const codeLine = /^ {4}/;

type Passage = { readonly text: string; readonly address: string; readonly heading?: string };
/** Where pieces stand: an introduction holds questions that a topic suggests, and below a question is its answer. */
type Within = { readonly isIntroduction: boolean; readonly isAnswer: boolean };

/**
 * The sentences, items, rows and blocks of code of a passage, in their order. A question is no answer, unless it stands
 * in one, and neither is a line of an introduction that ends like no sentence.
 */
export function unitsOf({ text, address, heading = '' }: Passage): Unit[] {
  const within = { isIntroduction: !address.includes('#'), isAnswer: heading.endsWith('?') };
  const all = inParts(blocksOf(text)).flatMap(unitsIn);
  const quotable = (unit: Unit | undefined) => unit !== undefined && isQuotable(unit, within);
  // What leads to something that cannot be quoted leads nowhere.
  return all.filter((unit, at) => quotable(unit) && !(unit.text.endsWith(':') && !quotable(all[at + 1])));
}

type Block = { kind: 'text' | 'table' | 'code'; lines: string[] };
type Part = Block & { part: number };

/** Lines that belong together: a table's, or those of a piece of code. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (last && last.kind === kind && kind !== 'text') last.lines.push(line);
    else if (line.trim()) blocks.push({ kind, lines: [line] });
  }
  return blocks;
}

function kindOf(line: string): Block['kind'] {
  if (codeLine.test(line)) return 'code';
  return line.includes(cells) ? 'table' : 'text';
}

const listLine = /^(?:\d{1,3}\. |- )/;

/** Lines of one list, which follow each other, are one part. */
function inParts(blocks: readonly Block[]): Part[] {
  const marks = blocks.map(
    ({ kind, lines: [line = ''] }) => (kind === 'text' && listLine.exec(line)?.[0].at(-2)) || '',
  );
  let part = -1;
  return blocks.map((block, at) => {
    if (!marks[at] || marks[at] !== marks[at - 1]) part += 1;
    return { ...block, part };
  });
}

function unitsIn({ kind, lines, part }: Part): Unit[] {
  const [first = '', ...rest] = lines;
  if (kind === 'code') {
    return [
      {
        kind,
        part,
        text: lines
          .map((line) => line.replace(codeLine, ''))
          .join('\n')
          .trimEnd(),
      },
    ];
  }
  if (kind === 'table') return rest.map((text) => ({ kind: 'row', part, text, head: first }));
  const [, number, step] = /^(\d{1,3})\. (.*)$/.exec(first) ?? [];
  if (step) return [{ kind: 'step', part, text: step, number: Number(number) }];
  if (first.startsWith('- ')) return [{ kind: 'item', part, text: first.slice(2) }];
  return sentencesOf(first).map((text) => ({ kind: 'sentence', part, text }));
}

export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?…]["”)]?)\s+(?=[\p{Lu}\p{S}\d"“(])/u).map((sentence) => sentence.trim());
}

function isQuotable({ kind, text }: Unit, { isIntroduction, isAnswer }: Within): boolean {
  // Numbers alone are what a task works with.
  if (kind === 'row') return /\p{L}/u.test(text) && isFilled(text.split(cells));
  if (kind === 'code') return text.split('\n').length <= codeLinesMax;
  // One of a list that asks first says what to look at: "Leia as cores: 330 Ω ou 330 kΩ?"
  if (/\?["”')]*$/.test(text) && !isAnswer && !(kind !== 'sentence' && text.includes(': '))) return false;
  // What is left to fill in says nothing yet.
  if (/_{2,}|\.\.\.["”']?\.?$/.test(text)) return false;
  // What a task lets pupils choose from may be wrong.
  if (/^[a-h]\) /.test(text)) return false;
  if (kind !== 'sentence' || isAnswer) return text.length > 1;
  return text.length >= lengthMin && (!isIntroduction || /[.!…:;]["”')]*$/.test(text));
}

/** A row that waits to be filled in tells nothing yet. */
function isFilled(all: readonly string[]): boolean {
  const filled = all.filter((cell) => cell.trim()).length;
  return filled > 1 && all.length - filled <= 1;
}

export function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
