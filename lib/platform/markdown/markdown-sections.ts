import type { Token } from 'markdown-it';
import { parser } from './parser';
import { plainText } from './plain-text';
import type { MarkdownOptions } from './render-markdown';

/** What stands below one heading. Before the first heading both it and the id are empty. */
export type MarkdownSection = { heading: string; id: string; text: string };

/** The text in plain words, cut at its headings; the ids are those of the rendered page with the same prefix. */
export function markdownSections(
  text: string,
  { idPrefix = 'text' }: Pick<MarkdownOptions, 'idPrefix'> = {},
): MarkdownSection[] {
  const tokens = parser.parse(text, { idPrefix });
  const sections: MarkdownSection[] = [{ heading: '', id: '', text: '' }];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      sections.push({ heading: plainText(tokens[index + 1]).trim(), id: String(token.attrGet('id')), text: '' });
    } else if (tokens[index - 1]?.type !== 'heading_open') {
      append(sections.at(-1) as MarkdownSection, spoken(token));
    }
  }
  return sections.filter(({ heading, text: said }) => heading || said);
}

function append(section: MarkdownSection, words: string): void {
  if (words) section.text += section.text ? `\n${words}` : words;
}

function spoken(token: Token): string {
  if (token.type === 'inline') return plainText(token).trim();
  return token.type === 'fence' || token.type === 'code_block' || token.type === 'embed' ? token.content.trim() : '';
}
