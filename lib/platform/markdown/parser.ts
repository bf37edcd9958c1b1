import MarkdownIt, { type MarkdownIt as Parser, type RendererRule, type Token } from 'markdown-it';
import { isForeign, mayLink, mayShow } from './addresses';
import { embedBlock, embedLink } from './embeds';
import { escaped } from './escaped';
import { outlined } from './headings';
import { highlighted } from './highlight';

/** Markdown without HTML: every element that leaves here is one that we write ourselves. */
export function newParser(): Parser {
  const made = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false });
  made.validateLink = mayLink;
  made.block.ruler.before('paragraph', 'embed', embedBlock, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
  made.core.ruler.push('outlined', outlined);
  Object.assign(made.renderer.rules, rules);
  return made;
}

const rules = {
  embed: embedLink,
  link_open: (tokens, index, options, _env, renderer) => {
    const token = tokens[index] as Token;
    if (isForeign(String(token.attrGet('href')))) token.attrSet('rel', 'noopener nofollow');
    return renderer.renderToken(tokens, index, options);
  },
  image: (tokens, index, options, env, renderer) => {
    const token = tokens[index] as Token;
    const words = escaped(renderer.renderInlineAsText(token.children ?? [], options, env));
    const source = String(token.attrGet('src'));
    return mayShow(source) ? `<img src="${source}" alt="${words}" loading="lazy" decoding="async">` : words;
  },
  fence: (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    const language = /^[\w+#-]{1,20}(?=\s|$)/.exec(info.trim())?.[0].toLowerCase() ?? '';
    const named = language && ` class="language-${language}"`;
    return `<pre tabindex="0"><code${named}>${highlighted(content, language)}</code></pre>\n`;
  },
  code_block: (tokens, index) => `<pre tabindex="0"><code>${escaped(tokens[index]?.content ?? '')}</code></pre>\n`,
  // A table wider than a phone scrolls inside itself, by keyboard too.
  table_open: () => '<div class="wide-table" tabindex="0"><table>\n',
  table_close: () => '</table></div>\n',
  th_open: heading,
  td_open: aligned,
} satisfies Record<string, RendererRule>;

export const parser = newParser();

/** markdown-it aligns by a style attribute; ours are classes. */
function aligned(...[tokens, index, options, , renderer]: Parameters<RendererRule>): string {
  const token = tokens[index] as Token;
  const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = side ? [['class', side]] : [];
  if (token.tag === 'th') token.attrPush(['scope', 'col']);
  return renderer.renderToken(tokens, index, options);
}

/** An empty corner is no heading: a screen reader would announce it as one. */
function heading(...[tokens, index, ...rest]: Parameters<RendererRule>): string {
  const [open, words, close] = tokens.slice(index, index + 3);
  if (open && close && !words?.content) open.tag = close.tag = 'td';
  return aligned(tokens, index, ...rest);
}
