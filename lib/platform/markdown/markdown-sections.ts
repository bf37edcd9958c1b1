import type { Token } from 'markdown-it';
import { parser } from './parser';
import { plainText } from './plain-text';
import type { MarkdownOptions } from './render-markdown';

/** What stands below one heading. Before the first heading both it and the id are empty. */
export type MarkdownSection = { heading: string; id: string; text: string };

/**
 * The text in plain words, cut at its headings; the ids are those of the rendered page with the same prefix. Items keep
 * their marks, a row of a table is one line, and code is indented: what quotes a text must know which is which.
 */
export function markdownSections(
  text: string,
  { idPrefix = 'text' }: Pick<MarkdownOptions, 'idPrefix'> = {},
): MarkdownSection[] {
  const tokens = parser.parse(text, { idPrefix });
  const sections: MarkdownSection[] = [{ heading: '', id: '', text: '' }];
  const line: Line = { mark: '', cells: null };
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      sections.push({ heading: plainText(tokens[index + 1]).trim(), id: String(token.attrGet('id')), text: '' });
    } else if (tokens[index - 1]?.type !== 'heading_open') {
      append(sections.at(-1) as MarkdownSection, spoken(token, line));
    }
  }
  return sections.filter(({ heading, text: said }) => heading || said);
}

function append(section: MarkdownSection, words: string): void {
  if (words) section.text += section.text ? `\n${words}` : words;
}

/** What the next words stand behind, or among. */
type Line = { mark: string; cells: string[] | null };

function spoken(token: Token, line: Line): string {
  if (token.type === 'list_item_open') line.mark = token.info ? `${token.info}. ` : '- ';
  if (token.type === 'tr_open') line.cells = [];
  if (token.type === 'tr_close') return rowOf(line);
  if (token.type === 'inline') return inlineOf(plainText(token).trim(), line);
  if (token.type === 'embed') return token.content.trim();
  return token.type === 'fence' || token.type === 'code_block' ? indented(token.content) : '';
}

function inlineOf(words: string, line: Line): string {
  if (line.cells) {
    line.cells.push(words);
    return '';
  }
  const { mark } = line;
  line.mark = '';
  return words && mark + words;
}

function rowOf(line: Line): string {
  const cells = line.cells ?? [];
  line.cells = null;
  return cells.some(Boolean) ? cells.join(' | ') : '';
}

function indented(code: string): string {
  return code.trim() && code.replace(/^\n+/, '').trimEnd().replace(/^/gm, '    ');
}
