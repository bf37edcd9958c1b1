import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import { escaped } from './escaped';

/** Where a citation leads, and what a screen reader says of it. */
export type Cited = { href: string; label: string };
export type CitedOf = (number: number) => Cited | undefined;

/** `[1]` and `[1, 2]` as links to what was cited; a number of nothing stays as it was written. */
export function citations(parser: MarkdownIt): void {
  parser.inline.ruler.before('link', 'citation', citation);
  parser.renderer.rules.citation = (tokens, index) => {
    const { href, label, number } = (tokens[index] as Token).meta as Cited & { number: number };
    return `<a class="citation" href="${escaped(href)}" aria-label="${escaped(label)}">${number}</a>`;
  };
}

const written = /\[(\d{1,2}(?:\s?[,;]\s?\d{1,2}){0,9})\](?![(:])/y;

function citation(state: StateInline, silent: boolean): boolean {
  written.lastIndex = state.pos;
  const [whole, list = ''] = state.linkLevel > 0 ? [] : (written.exec(state.src) ?? []);
  if (!whole) return false;
  const citedOf = state.env.citedOf as CitedOf;
  const numbers = list.split(/[,;]/).map(Number);
  const found = numbers.flatMap((number) => {
    const cited = citedOf(number);
    return cited ? [{ ...cited, number }] : [];
  });
  if (found.length === 0) return false;
  if (!silent) for (const meta of found) state.push('citation', '', 0).meta = meta;
  state.pos += whole.length;
  return true;
}
