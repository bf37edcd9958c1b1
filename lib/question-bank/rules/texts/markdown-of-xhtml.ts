import type { Xml } from '@/lib/platform/text/read-xml';
import { refuseItem } from '../imported';
import { fenced } from './code-fence';
import { escapedInline, escapedStart, plainAsMarkdown } from './plain-markdown';
import { tableOf } from './table-of-xhtml';

export type Nodes = readonly (Xml | string)[];

export type Pictures = {
  /** The address that a picture of the file will have here. */
  image: (source: string, line: number) => string;
};

/** Longer than any prompt, and of more parts; what is longer is not looked at closer. */
const runLengthMax = 20_000;
const runPartsMax = 2000;

const paragraphs = new Set(['p', 'div', 'section', 'article', 'figure', 'figcaption', 'contentBody', 'prompt']);
const passed = new Set(['span', 'u', 'small', 'big', 'q', 'cite', 'var', 'abbr', 'dfn', 'label', 'bdo', 'ins', 'main']);
const bold = new Set(['strong', 'b']);
const italic = new Set(['em', 'i']);
const verbatim = new Set(['code', 'tt', 'kbd', 'samp']);
const blocks = new Set([...paragraphs, 'blockquote', 'ul', 'ol', 'pre', 'hr', 'table']);

export const isBlock = (node: Xml | string): boolean =>
  typeof node !== 'string' && (blocks.has(node.name) || /^h[1-6]$/.test(node.name));

export function textIn(nodes: Nodes): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');
}

/** The elements that QTI and Moodle write texts in, as Markdown. One that would be lost refuses the question by its name. */
export function markdownOfXhtml(nodes: Nodes, pictures: Pictures): string {
  return blocksOf(nodes, pictures).join('\n\n');
}

/** Block by block; what stands between blocks is a paragraph of its own. */
export function blocksOf(nodes: Nodes, pictures: Pictures): string[] {
  const made: string[] = [];
  let run: (Xml | string)[] = [];
  const end = () => {
    const words = inlineOf(run, pictures);
    if (words !== '') made.push(words);
    run = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && isBlock(node)) {
      end();
      made.push(...blockOf(node, pictures));
    } else if (typeof node !== 'string' && passed.has(node.name) && node.children.some(isBlock)) {
      end();
      made.push(...blocksOf(node.children, pictures));
    } else run.push(node);
  }
  end();
  return made;
}

function blockOf({ name, attributes, children }: Xml, pictures: Pictures): string[] {
  if (paragraphs.has(name)) return blocksOf(children, pictures);
  switch (name) {
    case 'blockquote':
      return [prefixed(blocksOf(children, pictures).join('\n\n'), '> ', '> ')];
    case 'ul':
      return [listOf(children, pictures, () => '- ')];
    case 'ol':
      return [listOf(children, pictures, (at) => `${Number(attributes.get('start') ?? 1) + at}. `)];
    case 'pre':
      return [programOf(children, attributes.get('class') ?? '')];
    case 'hr':
      return ['***'];
    case 'table':
      return [tableOf(children, (cell) => inlineOf(cell, pictures))];
    default:
      return [`${'#'.repeat(Number(name[1]))} ${inlineOf(children, pictures)}`];
  }
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

function listOf(children: Nodes, pictures: Pictures, mark: (at: number) => string): string {
  const items = children.filter((node): node is Xml => typeof node !== 'string');
  return items
    .map((item, at) => {
      if (item.name !== 'li') refuseItem('content', { name: item.name }, item.line);
      const sign = mark(at);
      const inside = blocksOf(item.children, pictures);
      const isTight = inside.slice(1).every((block) => /^(?:[-*]|\d+\.) /.test(block));
      return prefixed(inside.join(isTight ? '\n' : '\n\n'), sign, ' '.repeat(sign.length));
    })
    .join('\n');
}

function programOf(children: Nodes, own: string): string {
  const only = children.find((node): node is Xml => typeof node !== 'string');
  const named = `${own} ${only?.name === 'code' ? (only.attributes.get('class') ?? '') : ''}`;
  const language = /(?:^|\s)language-([\w+-]+)/.exec(named)?.[1] ?? '';
  const source = textIn(children);
  if (source.length > runLengthMax) refuseItem('beyond-limits', { name: 'code' });
  return fenced(source.replace(/^\n/, '').replace(/\n$/, ''), language);
}

/** A run of words with its marks. Text alone stays as it stands where Markdown reads it so. */
export function inlineOf(nodes: Nodes, pictures: Pictures): string {
  const merged = nodes.every((node) => typeof node === 'string');
  if (nodes.length > runPartsMax || textIn(nodes).length > runLengthMax)
    refuseItem('beyond-limits', { name: 'prompt' });
  if (merged) return plainAsMarkdown(collapsed(nodes.join('')).trim());
  const parts = nodes.map((node) =>
    typeof node === 'string' ? escapedInline(collapsed(node)) : markedOf(node, pictures),
  );
  return parts
    .join('')
    .replaceAll(/ *\\\n */g, '\\\n')
    .replace(/(?:\\\n|\s)+$/, '')
    .replace(/^(?:\\\n|\s)+/, '')
    .split('\n')
    .map(escapedStart)
    .join('\n');
}

const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ');

function markedOf(node: Xml, pictures: Pictures): string {
  const { name, attributes, children, line } = node;
  if (bold.has(name)) return within('**', inlineOf(children, pictures), children);
  if (italic.has(name)) return within('*', inlineOf(children, pictures), children);
  if (verbatim.has(name)) return tick(collapsed(textIn(children)).trim());
  if (passed.has(name)) {
    const words = inlineOf(children, pictures);
    return words && spaced(words, children);
  }
  switch (name) {
    case 'br':
      return '\\\n';
    case 'sub':
    case 'sup':
      return raised(name, textIn(children), line);
    case 'a':
      return linked(inlineOf(children, pictures), attributes.get('href') ?? '');
    case 'img':
      return pictured(pictures.image(attributes.get('src') ?? '', line), attributes.get('alt') ?? '');
    case 'object':
      if (!attributes.get('type')?.startsWith('image/')) return refuseItem('content', { name }, line);
      return pictured(pictures.image(attributes.get('data') ?? '', line), textIn(children));
    default:
      return refuseItem('content', { name }, line);
  }
}

/** Marks stand against the words: white space at their edges goes outside. */
function within(mark: string, words: string, children: Nodes): string {
  return words === '' ? '' : spaced(`${mark}${words}${mark}`, children);
}

function spaced(words: string, children: Nodes): string {
  const said = textIn(children);
  return `${/^\s/.test(said) ? ' ' : ''}${words}${/\s$/.test(said) ? ' ' : ''}`;
}

function tick(text: string): string {
  if (text === '') return '';
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

const levels = { sub: '₀₁₂₃₄₅₆₇₈₉', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹' } as const;

/** Markdown has neither; figures have letters of their own, and "2 to the n" must not read "2n". */
function raised(name: 'sub' | 'sup', text: string, line: number): string {
  if (!/^\d{1,12}$/.test(text.trim())) return refuseItem('content', { name }, line);
  return [...text.trim()].map((digit) => levels[name][Number(digit)] ?? '').join('');
}

function pictured(address: string, words: string): string {
  return `![${escapedInline(collapsed(words).trim())}](${address})`;
}

function linked(words: string, address: string): string {
  return /^https?:\/\/[^\s<>()]+$/.test(address) ? `[${words}](${address})` : words;
}
