import { refuseItem } from '../imported';
import { markdownOfHtml } from '../texts/markdown-of-html';
import { isPlain, plainAsMarkdown, plainOfMarkdown } from '../texts/plain-markdown';
import { shown } from './escapes';

export type Format = 'moodle' | 'html' | 'plain' | 'markdown';

const prefix = /^\[(html|moodle|plain|markdown)\]/;
const tag = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});/i;

export type Text = { format: Format; raw: string };

/** A text that may name its format; without it, it has that of its question. */
export function textOf(written: string, otherwise: Format): Text {
  const trimmed = written.trim();
  const named = prefix.exec(trimmed);
  return named
    ? { format: named[1] as Format, raw: trimmed.slice(named[0].length) }
    : { format: otherwise, raw: trimmed };
}

/** Line breaks of the file are those of an editor; a written `\n` is one that was meant. */
const unbroken = (raw: string) =>
  raw
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

export function asMarkdown({ format, raw }: Text): string {
  if (format === 'markdown') return shown(raw).trim();
  const text = shown(unbroken(raw)).trim();
  if (format === 'html' || (format === 'moodle' && tag.test(text))) return fromHtml(text);
  return plainAsMarkdown(text);
}

/** What alternatives are: plain text. */
export function asPlain({ format, raw }: Text): { text: string; isMarked: boolean } {
  const text = shown(raw.replaceAll(/\s+/g, ' ')).trim();
  if (format === 'markdown') return isPlain(text) ? { text, isMarked: false } : plainOfMarkdown(text);
  if (format === 'html' || (format === 'moodle' && tag.test(text))) return plainOfMarkdown(fromHtml(text));
  return { text, isMarked: false };
}

function fromHtml(html: string): string {
  const read = markdownOfHtml(html);
  return typeof read === 'string' ? read : refuseItem('content', { name: read.name });
}

const needsPlain = /[<&]/;

/** A text of ours, which is plain, in a question of the one or the other format. */
export function plainIn(format: 'moodle' | 'markdown', text: string): string {
  const isSafe = !prefix.test(text) && (format === 'markdown' ? isPlain(text) : !needsPlain.test(text));
  return isSafe ? text : `[plain]${text}`;
}

/** Markdown without markup needs no word of its format, so that it looks as anybody would write it. */
export function formatOf(text: string): 'moodle' | 'markdown' {
  return (text === '' || isPlain(text)) && !needsPlain.test(text) && !prefix.test(text) ? 'moodle' : 'markdown';
}
