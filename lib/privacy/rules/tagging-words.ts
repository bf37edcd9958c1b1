import { sounds, writtenOut } from '@/lib/platform/text/chat-spelling';
import { folded } from '@/lib/platform/text/folded';
import { commonFirstNames, commonLastNames } from './common-names';
import { isEveryday } from './everyday';
import { moreNames } from './more-names';
import { nameWords } from './name-words';

/** What a word is by itself, in one word: a clause tells more of a strange one than of one that everybody says. */
export type Kind = 'mark' | 'sign' | 'number' | 'mixed' | 'name' | 'Strange' | 'strange' | 'Common' | 'common';
export type Word = {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly plain: string;
  /** As it sounds, short forms written out. */
  readonly said: string;
  readonly shape: string;
  readonly kind: Kind;
};

/** Marks, then what is between spaces, cut where a program or a sentence cuts it; dots and hyphens inside a word bind. */
const pieces = /\[[\p{L}\- ]{2,20}\]|[\p{L}\p{M}\d@#_$%&*+~\\^|!?/.:;<>°º’-]+|\S/gu;
const tails = /[.:;!?/’*-]+$/u;
const heads = /^[.:;!?/’*-]+/u;

export function taggedWords(text: string): Word[] {
  const found: Word[] = [];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (/^\[/.test(piece) && piece.length > 1) found.push(wordOf(piece, index));
    else for (const [part, at] of partsOf(piece)) found.push(wordOf(part, index + at));
  }
  return found;
}

/** "vem!" are a word and a sign; of "sim/nao" each is one. */
function partsOf(piece: string): [string, number][] {
  const head = heads.exec(piece)?.[0] ?? '';
  const rest = piece.slice(head.length);
  const tail = rest === '' ? '' : (tails.exec(rest)?.[0] ?? '');
  const body = rest.slice(0, rest.length - tail.length);
  const parts: [string, number][] = head === '' ? [] : [[head, 0]];
  let at = head.length;
  for (const part of /^[\p{L}/]+$|^\p{L}+:/u.test(body) ? body.split(/(?<=[/:])|(?=[/:])/u) : [body]) {
    if (part !== '') parts.push([part, at]);
    at += part.length;
  }
  if (tail !== '') parts.push([tail, at]);
  return parts;
}

const isOfLetters = /^\p{L}[\p{L}\p{M}'’-]*$/u;

function wordOf(written: string, start: number): Word {
  const plain = folded(written);
  const said = sounds(writtenOut(plain));
  return {
    start,
    end: start + written.length,
    written,
    plain,
    said,
    shape: shapeOf(written),
    kind: kindOf(written, plain),
  };
}

function shapeOf(written: string): string {
  return written
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, 'x')
    .replace(/\d/g, '9')
    .replace(/(X{2})X+/g, '$1')
    .replace(/(x{2})x+/g, '$1')
    .replace(/(9{4})9+/g, '$1')
    .slice(0, 12);
}

function isListedName(plain: string): boolean {
  return commonFirstNames.has(plain) || moreNames.has(plain) || commonLastNames.has(plain);
}

function kindOf(written: string, plain: string): Kind {
  if (/^\[.+\]$/.test(written)) return 'mark';
  if (!/[\p{L}\d]/u.test(written)) return 'sign';
  if (/^[\d().+°º-]*\d[\d.,/:°º-]*$/u.test(written)) return 'number';
  if (!isOfLetters.test(written)) return 'mixed';
  if (isListedName(plain) && !nameWords.has(plain)) return 'name';
  const isLarge = /^\p{Lu}/u.test(written);
  if (isEveryday(plain)) return isLarge ? 'Common' : 'common';
  return isLarge ? 'Strange' : 'strange';
}
