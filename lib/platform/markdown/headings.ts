import type { StateCore, Token } from 'markdown-it';
import { folded } from '../text/folded';
import { plainText } from './plain-text';

/** The page's name is its h1 and the part's name an h2. */
const firstLevel = 3;
const lastLevel = 6;
const slugLengthMax = 60;

/** Headings continue the page's outline without a gap, each with an id that depends on the words before it only. */
export function outlined(state: StateCore): void {
  const taken = new Map<string, number>();
  const open: number[] = [];
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const written = Number(token.tag.slice(1));
    while ((open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    const tag = `h${Math.min(firstLevel + open.length - 1, lastLevel)}`;
    token.tag = tag;
    closing(state.tokens, index).tag = tag;
    token.attrSet('id', freshId(`${state.env.idPrefix}-${slug(plainText(state.tokens[index + 1]))}`, taken));
  }
}

function closing(tokens: Token[], opening: number): Token {
  return tokens[opening + 2] as Token;
}

/** Letters, digits and hyphens only, and never without its prefix: an id must not pass for one of the page's own. */
function slug(heading: string): string {
  const kept = folded(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLengthMax);
  return kept.replace(/^-+|-+$/g, '') || 'part';
}

function freshId(id: string, taken: Map<string, number>): string {
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before === 0 ? id : freshId(`${id}-${before + 1}`, taken);
}
