/** What can be quoted of a passage: each stands for itself. */
export type Unit = {
  readonly kind: 'sentence' | 'item' | 'step' | 'row' | 'code';
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

/**
 * The sentences, items, rows and blocks of code of a passage, in their order. A question is no answer, and neither is a
 * line of an introduction that ends like no sentence: there stand the questions that a topic suggests.
 */
export function unitsOf({ text, address }: { text: string; address: string }): Unit[] {
  const isIntroduction = !address.includes('#');
  return blocksOf(text)
    .flatMap(unitsIn)
    .filter((unit) => isQuotable(unit, isIntroduction));
}

type Block = { kind: 'text' | 'table' | 'code'; lines: string[] };

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

function unitsIn({ kind, lines }: Block): Unit[] {
  const [first = '', ...rest] = lines;
  if (kind === 'code') {
    return [
      {
        kind,
        text: lines
          .map((line) => line.replace(codeLine, ''))
          .join('\n')
          .trimEnd(),
      },
    ];
  }
  if (kind === 'table') return rest.map((text) => ({ kind: 'row', text, head: first }));
  const [, number, step] = /^(\d{1,3})\. (.*)$/.exec(first) ?? [];
  if (step) return [{ kind: 'step', text: step, number: Number(number) }];
  if (first.startsWith('- ')) return [{ kind: 'item', text: first.slice(2) }];
  return sentencesOf(first).map((text) => ({ kind: 'sentence', text }));
}

export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?…]["”)]?)\s+(?=[\p{Lu}\d"“(])/u).map((sentence) => sentence.trim());
}

function isQuotable({ kind, text }: Unit, isIntroduction: boolean): boolean {
  if (kind === 'row') return text.split(cells).filter((cell) => cell.trim()).length > 1;
  if (kind === 'code') return text.split('\n').length <= codeLinesMax;
  // A step that asks first says what to look at: "Leia as cores: 330 Ω ou 330 kΩ?"
  if (/\?["”')]*$/.test(text) && !(kind === 'step' && text.includes(': '))) return false;
  // What a task lets pupils choose from may be wrong.
  if (/^[a-h]\) /.test(text)) return false;
  if (kind !== 'sentence') return text.length > 1;
  return text.length >= lengthMin && (!isIntroduction || /[.!…:;]["”')]*$/.test(text));
}

export function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
