import type { StateCore, Token } from 'markdown-it';
import { mayCall, mayLink } from './addresses';
import { type CitedOf, citations } from './citations';
import { formulas } from './formulas';
import { newParser } from './parser';

const parser = newParser().use(formulas).use(citations);

// A model's address is nobody's: no mail, no fragment of our page, nothing that does something when it is opened.
parser.validateLink = (address) => (mayLink(address) && /^(?:https?:|\/)/i.test(address)) || mayCall(address);
// An answer is drawn piece by piece as it comes, so no piece may depend on another.
parser.block.ruler.disable(['embed', 'reference']);
parser.core.ruler.at('outlined', levelled);
parser.core.ruler.push('led-somewhere', withoutIdleLinks);

/** The panel's name is the h2, and an answer is no chapter: its headings are all of one level, without ids. */
function levelled(state: StateCore): void {
  for (const token of state.tokens) if (token.type.startsWith('heading_')) token.tag = 'h3';
}

/**
 * `[2]()` leads nowhere, and `[2](https://…)` would pass for a citation, which leads to what is ours alone: their words
 * stay. Links hold no links, so each end belongs to the beginning before it.
 */
function withoutIdleLinks(state: StateCore): void {
  for (const token of state.tokens) {
    const { children } = token;
    let isIdle = false;
    token.children &&= token.children.filter(({ type, attrs }, index) => {
      if (type === 'link_open') {
        const href = String(attrs?.find(([name]) => name === 'href')?.[1] ?? '');
        const words = wordsFrom(children ?? [], index);
        // What is called is what is read: no word of a lesson rings the police.
        isIdle = mayCall(href) ? href !== `tel:${words}` : !isMaterial(href) || isLikeCitation(words);
      }
      return !(isIdle && (type === 'link_open' || type === 'link_close'));
    });
  }
}

function wordsFrom(tokens: readonly Token[], start: number): string {
  let words = '';
  for (let index = start; tokens[index] && tokens[index]?.type !== 'link_close'; index += 1)
    words += tokens[index]?.content;
  return words;
}

/** What a model leads to is ours, and is there to be learned from: other sites are words. */
function isMaterial(address: string): boolean {
  return /^\/(?:en\/)?(?:course|lesson|knowledgebase|projects|mmcode)(?:[/?#]|$)/.test(address);
}

/** Numbers in whatever writing, and no word. */
function isLikeCitation(words: string): boolean {
  return /\p{N}/u.test(words) && !/\p{L}/u.test(words);
}

/** What a model wrote, as elements that can run nothing and load nothing from elsewhere. */
export function renderAnswer(text: string, citedOf: CitedOf): string {
  return parser.render(text, { citedOf });
}
