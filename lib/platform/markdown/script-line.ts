import type { Token } from 'markdown-it';
import { parser } from './parser';

/** What runs, or brings what runs, when it is read as HTML. Pages of ours never read it so; other readers of a file may. */
const html =
  /<\/?\s*(?:script|iframe|object|embed|applet|style|link|meta|base|form|svg|math|img|video|audio)\b|<[^>]*\son\w+\s*=/i;
const link = /(?:\]\(|\]:|<|=)\s*<?\s*["']?(?:javascript|vbscript|data|file):/i;

/** The line of a text that holds a script, from 1; nothing where there is none. Code that is shown as code is no script. */
export function scriptLine(text: string): number | undefined {
  if (!/[<:]/.test(decoded(text))) return undefined;
  for (const { type, map, children } of parser.parse(text, {})) {
    if (type !== 'inline') continue;
    const plain = decoded((children ?? []).map(shown).join(''));
    if (html.test(plain) || link.test(plain)) return (map?.[0] ?? 0) + 1;
  }
  return undefined;
}

function shown({ type, content }: Token): string {
  if (type === 'code_inline') return '`';
  return type.endsWith('break') ? '\n' : content;
}

const named: ReadonlyMap<string, string> = new Map([
  ['colon', ':'],
  ['lt', '<'],
  ['gt', '>'],
  ['tab', ''],
  ['newline', ''],
  ['lpar', '('],
]);

/** Entities read, and taken away what browsers overlook inside an address. */
function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code) => character(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => named.get(name.toLowerCase()) ?? whole)
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, '');
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
