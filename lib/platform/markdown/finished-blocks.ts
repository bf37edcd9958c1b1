import type { Token } from 'markdown-it';
import { formulas } from './formulas';
import { newParser } from './parser';

const parser = newParser().use(formulas);
parser.block.ruler.disable(['embed', 'reference']);
parser.core.ruler.enableOnly(['normalize', 'block']);

/** Blocks that an empty line ends for good; a list or indented code may go on behind it. */
const endedByEmptyLine = new Set(['paragraph_open', 'table_open', 'blockquote_open']);
/** Blocks whose last line is their end. */
const ended = new Set(['heading_open', 'hr', 'formula_block']);

/**
 * The blocks of a text that is still growing which nothing that follows can change, and the rest. Together they are the
 * text; drawn one by one they are what the whole draws.
 */
export function finishedBlocks(markdown: string): { blocks: string[]; tail: string } {
  const lines = markdown.match(/[^\r\n]*(?:\r\n|\n|\r(?!$))|[\s\S]+$/g) ?? [];
  // A carriage return at the very end may be half of a line's end: what comes says so.
  const whole = lines.filter((line, at) => line.endsWith('\n') || (line.endsWith('\r') && at < lines.length - 1));
  const opened = parser
    .parse(whole.join(''), {})
    .filter(({ level, nesting, map }) => level === 0 && nesting >= 0 && map);
  const ends = opened.flatMap((token, index) => {
    const next = opened[index + 1]?.map?.[0];
    const own = ownEnd(token, whole);
    if (own !== undefined && (next === undefined || own <= next)) return [own];
    return next === undefined ? [] : [next];
  });
  const starts = [0, ...ends];
  return {
    blocks: ends.map((end, index) => whole.slice(starts[index], end).join('')),
    tail: lines.slice(ends.at(-1) ?? 0).join(''),
  };
}

/** Where a block is over by what it is, whatever follows. */
function ownEnd({ type, map, markup }: Token, lines: readonly string[]): number | undefined {
  const end = map?.[1] ?? lines.length;
  if (ended.has(type)) return end;
  if (type === 'fence') return isClosed(lines.slice(map?.[0], end), markup) ? end : undefined;
  return endedByEmptyLine.has(type) && lines[end]?.trim() === '' ? end + 1 : undefined;
}

function isClosed(lines: readonly string[], markup: string): boolean {
  const last = lines.at(-1)?.trim() ?? '';
  return lines.length > 1 && last.startsWith(markup) && last === last.charAt(0).repeat(last.length);
}
