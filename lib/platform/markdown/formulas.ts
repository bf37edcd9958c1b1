import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import temml from 'temml';
import { escaped } from './escaped';
import { safeMathMl } from './safe-mathml';

/** A longer one is no formula that anybody reads, and costs time to draw. */
export const formulaLengthMax = 1000;
/** Definitions that call each other end here. */
const expansionsMax = 100;
/** Deeper braces cost more than they say. */
const depthMax = 40;

/** `$…$`, `$$…$$`, and the `\(…\)` and `\[…\]` that models like to write, as MathML. */
export function formulas(parser: MarkdownIt): void {
  parser.inline.ruler.before('escape', 'formula', formulaInLine);
  parser.block.ruler.before('fence', 'formula', formulaBlock, { alt: ['paragraph', 'blockquote', 'list'] });
  parser.renderer.rules.formula = (tokens, index) => drawn(tokens[index]?.content ?? '', false);
  parser.renderer.rules.formula_block = (tokens, index) =>
    `<div class="formula" tabindex="0">${drawn(tokens[index]?.content ?? '', true)}</div>\n`;
}

/** What cannot be drawn stands as it was written. */
function drawn(source: string, displayMode: boolean): string {
  const plain = `<code>${escaped(source)}</code>`;
  if (depthOf(source) > depthMax) return plain;
  try {
    const options = { displayMode, throwOnError: true, trust: false, maxExpand: expansionsMax, macros: {} };
    return safeMathMl(temml.renderToString(source, options)) ?? plain;
  } catch {
    return plain;
  }
}

function depthOf(source: string): number {
  let now = 0;
  let most = 0;
  for (const sign of source) {
    now += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

const pairs = [
  ['$$', '$$'],
  ['$', '$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
] as const;

function formulaInLine(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  const pair = pairs.find(([opening]) => src.startsWith(opening, pos));
  if (!pair) return false;
  const [opening, closing] = pair;
  const start = pos + opening.length;
  const end = endOf(src.slice(start, start + formulaLengthMax + closing.length), closing);
  if (end < 0) return false;
  if (!silent) state.push('formula', 'math', 0).content = src.slice(start, start + end).trim();
  state.pos = start + end + closing.length;
  return true;
}

/** As Pandoc has it, so that "R$ 10 e R$ 20" stays money: no space inside the dollars, no digit behind them. */
function endOf(text: string, closing: string): number {
  if (closing !== '$') {
    const end = text.indexOf(closing);
    return end > 0 && text.slice(0, end).trim() !== '' ? end : -1;
  }
  return /^(?![\s$])(?:\\[\s\S]|[^\\$])*(?<!\s)(?=\$(?!\d))/.exec(text)?.[0].length || -1;
}

/** A formula on lines of its own, without an empty one: it ends in the paragraph that it began. */
function formulaBlock(state: StateBlock, line: number, lastLine: number, silent: boolean): boolean {
  const first = lineOf(state, line);
  const closing = first.startsWith('$$') ? '$$' : first.startsWith('\\[') ? '\\]' : undefined;
  if (!closing || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const found = untilClosed(state, line, lastLine, closing);
  if (!found) return false;
  if (silent) return true;
  const token = state.push('formula_block', 'math', 0);
  token.content = found.source;
  token.map = [line, found.next];
  state.line = found.next;
  return true;
}

function untilClosed(state: StateBlock, line: number, lastLine: number, closing: string) {
  const lines = [lineOf(state, line).slice(2)];
  for (let at = line; ; at += 1) {
    const written = lines.at(-1) ?? '';
    if (written.endsWith(closing)) {
      const source = lines.join('\n').slice(0, -closing.length).trim();
      return source && source.length <= formulaLengthMax && !source.includes(closing)
        ? { source, next: at + 1 }
        : undefined;
    }
    const next = at + 1;
    if (next >= lastLine || state.isEmpty(next) || (state.sCount[next] ?? 0) < state.blkIndent) return undefined;
    lines.push(lineOf(state, next));
  }
}

function lineOf(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
}
