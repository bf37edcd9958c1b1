import MarkdownIt, { type Token } from 'markdown-it';

/** As the product reads Markdown, but for colours, players and addresses, which no file of questions has. */
export const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  breaks: false,
  xhtmlOut: true,
});

/** Whether a text says as Markdown what it says as it stands. */
export function isPlain(text: string): boolean {
  return markdown.render(text) === `<p>${markdown.utils.escapeHtml(text)}</p>\n`;
}

const marks = /[\\`*_[\]<>&#|~!@{}]/g;
const blockStart = /^([-+=]|\d{1,9}(?=[.)]))/;

/** Words beside markup: every sign that might be markup stands for itself. */
export function escapedInline(text: string): string {
  return text.replaceAll(marks, '\\$&');
}

/** A line that might begin a list or a heading, as words. */
export function escapedStart(line: string): string {
  return line.replace(blockStart, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

const lines = (text: string) => text.split('\n').map((line) => line.trim());

/** A text without markup as Markdown that says the same: as it stands where that will do. */
export function plainAsMarkdown(text: string): string {
  return isPlain(text)
    ? text
    : lines(text)
        .map((line) => escapedStart(escapedInline(line)))
        .join('\n');
}

/** What Markdown says without its marks, and whether any were there to lose. */
export function plainOfMarkdown(text: string): { text: string; isMarked: boolean } {
  const blocks: string[] = [];
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'inline') blocks.push((token.children ?? []).map(said).join(''));
    else if (token.type === 'fence' || token.type === 'code_block') blocks.push(token.content.trimEnd());
  }
  const plain = blocks.join('\n\n');
  return { text: plain, isMarked: plainAsMarkdown(plain) !== text };
}

function said(token: Token): string {
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
  return token.type === 'image' ? (token.children ?? []).map(said).join('') : token.content;
}
