import { sounds, stemSounds } from '@/lib/platform/text/chat-spelling';
import { commonFirstNames, commonLastNames } from './common-names';
import { knownIn } from './known-things';
import { moreNames } from './more-names';
import { nameWords } from './name-words';
import { claimsOf } from './tagging-claims';
import { type Frame, framesOf } from './tagging-frames';
import { meanings } from './tagging-meanings';
import type { Word } from './tagging-words';
import { large, never } from './told-name-words';

type Meaning = keyof typeof meanings;

const exact = new Map<string, Meaning[]>();
const stems = new Map<string, Meaning[]>();
for (const name of Object.keys(meanings) as Meaning[]) {
  for (const word of meanings[name].split(' ')) {
    const isStem = word.endsWith('*');
    const known = isStem ? stems : exact;
    const key = isStem ? stemSounds(word.slice(0, -1)) : sounds(word);
    known.set(key, [...new Set([...(known.get(key) ?? []), name])]);
  }
}
const stemMin = 3;
const keptMax = 5000;
const kept = new Map<string, Meaning[]>();

export function meaningsOf({ plain, said }: Word): Meaning[] {
  const known = kept.get(plain);
  if (known) return known;
  const found = new Set([...(exact.get(sounds(plain)) ?? []), ...(exact.get(said) ?? [])]);
  for (let length = stemMin; length <= said.length; length++) {
    for (const name of stems.get(said.slice(0, length)) ?? []) found.add(name);
  }
  const made = [...found];
  if (kept.size < keptMax) kept.set(plain, made);
  return made;
}

/** What a whole sentence is about changes what each of its words tells. */
const ofWhole: readonly Meaning[] = [
  'lesson',
  'known',
  'false',
  'my',
  'me',
  'kin',
  'friend',
  'staff',
  'thing',
  'live',
  'school',
  'asks',
  'us',
  'he',
  'called',
];
const clauseEnd = /^[.;!?\n]+$/;
const code = /^(?:=|\(|\{|<)$/;
const reach = 8;
const near = 3;
const before = { said: '^', kind: '^' };
const behind = { said: '$', kind: '$' };

type Told = readonly (string | undefined)[];
type Sentence = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly about: readonly (readonly Meaning[])[];
  readonly whole: readonly string[];
  /** What begins the signs of what a word and its sentence speak of together. */
  readonly ofAll: readonly string[];
  /** What the sentence speaks of, beside what kind of a word there is. */
  ofKind(kind: string): readonly string[];
  at(place: number): { readonly said: string; readonly kind: string };
};

/** What is seen of each word: itself, what stands around it, and what its clause and its sentence are about. */
export function signsOf(text: string, words: readonly Word[], told: Told): string[][] {
  const about = words.map(meaningsOf);
  const at = (place: number) => words[place] ?? (place < 0 ? before : behind);
  const whole = wholeOf(words, about);
  const kinds = new Map<string, readonly string[]>();
  const ofKind = (kind: string) => {
    const known = kinds.get(kind) ?? whole.map((one) => `o:${one}|${kind}`);
    kinds.set(kind, known);
    return known;
  };
  const sentence = { text, words, about, whole, ofAll: whole.map((all) => `o:${all}|g:`), ofKind, at };
  const quoted = quotes(words);
  const framed = framesOf(words, about);
  const runs = digitRuns(words);
  const known = knownIn(words.map(({ plain }) => plain));
  return words.map((word, place) => {
    const signs = ofWord(word, sentence, place);
    toldSigns(signs, word, told[place], whole);
    inFrame(signs, word, framed[place], told[place]);
    if (known[place]) signs.push('fig', `fig|${word.kind}`, ...whole.map((one) => `fig|o:${one}`));
    if (quoted[place]) signs.push(`q|${word.kind}`, ...whole.map((one) => `q|o:${one}`));
    beside(signs, word, sentence, place);
    ofClause(signs, word, sentence, place);
    if (isOfLetters(word)) ofLetters(signs, word);
    else ofFigures(signs, word, runs[place] ?? 0);
    touching(signs, text, word);
    return signs;
  });
}

function wholeOf(words: readonly Word[], about: readonly (readonly Meaning[])[]): string[] {
  const all = new Set(about.flat());
  const whole: string[] = [...ofWhole.filter((one) => all.has(one)), ...claimsOf(words, about)];
  if (words.some(({ written }) => code.test(written))) whole.push('code');
  if (words.filter(({ kind }) => kind === 'number').length > 1) whole.push('sums');
  return whole;
}

function toldSigns(signs: string[], { kind }: Word, told: string | undefined, whole: readonly string[]): void {
  if (told) {
    signs.push('pat', `pat:${told}`, `pat|${kind}`);
    for (const one of whole) signs.push(`pat:${told}|o:${one}`, `pat|o:${one}`);
  }
}

/** Whom a lesson or a story tells of lives, is ill and has passwords, and is nobody. */
function inFrame(signs: string[], { kind }: Word, frame: Frame | undefined, told: string | undefined): void {
  if (!frame) return;
  signs.push(`fr:${frame}`, `fr:${frame}|${kind}`);
  if (told) signs.push(`fr:${frame}|pat`, `fr:${frame}|pat:${told}`);
}

function ofWord({ kind, shape, plain, said, written }: Word, { at, about, ofAll }: Sentence, place: number): string[] {
  const [last, next] = [at(place - 1), at(place + 1)];
  const signs = ['*', `k:${kind}`, `s:${shape}`, `w:${said}`, `l:${Math.min(plain.length, 12)}`];
  if (last.kind === '^' || clauseEnd.test(last.said)) signs.push(`first|${kind}`);
  if (/^\p{Lu}{2,}$/u.test(written)) signs.push('x:shouted');
  if (/\p{Ll}\p{Lu}/u.test(written)) signs.push('x:camel');
  for (const one of about[place] ?? []) {
    signs.push(`g:${one}`, `g|k:${one} ${last.kind}`, `g|w:${one} ${last.said}`, ...ofAll.map((all) => all + one));
  }
  signs.push(`kk:${last.kind} ${kind}`, `kk+:${kind} ${next.kind}`, `kx:${last.kind} ${kind} ${next.kind}`);
  return signs;
}

function beside(signs: string[], { kind }: Word, { at, about }: Sentence, place: number): void {
  const [last, next] = [at(place - 1), at(place + 1)];
  signs.push(
    `wx:${last.said} ${next.said}`,
    `w-:${at(place - 2).said} ${last.said}`,
    `w+:${next.said} ${at(place + 2).said}`,
  );
  for (const by of [-2, -1, 1, 2]) {
    const sign = `w${by}:${at(place + by).said}`;
    signs.push(sign, `${kind}|${sign}`);
  }
  for (const by of [-near, -2, -1, 1, 2, near]) {
    for (const one of about[place + by] ?? []) signs.push(`${kind}|g${by}:${one}`);
  }
  for (const one of about[place - 2] ?? []) {
    for (const other of about[place - 1] ?? []) signs.push(`gg:${one} ${other}`);
  }
}

function ofClause(signs: string[], { kind }: Word, sentence: Sentence, place: number): void {
  for (const one of nearest(sentence, place, -1)) signs.push(`L:${one}`, `${kind}|L:${one}`);
  for (const one of nearest(sentence, place, 1)) signs.push(`R:${one}`, `${kind}|R:${one}`);
  signs.push(...sentence.ofKind(kind));
}

/** What the words of the clause on one side speak of. */
function nearest({ words, about }: Sentence, at: number, by: 1 | -1): Set<Meaning> {
  const found = new Set<Meaning>();
  for (let step = 1; step <= reach; step++) {
    const word = words[at + by * step];
    if (!word || clauseEnd.test(word.written)) break;
    for (const one of about[at + by * step] ?? []) found.add(one);
  }
  return found;
}

function isOfLetters({ kind }: Word): boolean {
  return kind === 'name' || /^[sc]/i.test(kind);
}

const ends = [2, 3, 4];
const begins = [2, 3];

function ofLetters(signs: string[], { plain, shape, kind }: Word): void {
  if (kind !== 'common') {
    const longer = (length: number) => plain.length > length;
    signs.push(...ends.filter(longer).map((length) => `e${length}:${plain.slice(-length)}`));
    signs.push(...begins.filter(longer).map((length) => `b${length}:${plain.slice(0, length)}`));
  }
  if (commonFirstNames.has(plain)) signs.push('n:first');
  else if (moreNames.has(plain)) signs.push('n:more');
  if (commonLastNames.has(plain)) signs.push('n:last');
  if (nameWords.has(plain)) signs.push(`n:word ${shape.slice(0, 1)}`);
  if (large.has(plain)) signs.push('n:large');
  if (never.has(plain)) signs.push('n:never');
}

const yearNow = 2000;

/** Digits by how many there are; years by whether a child can be as old; what stands for any number. */
function ofFigures(signs: string[], { plain, kind }: Word, run: number): void {
  const digits = plain.replace(/\D/g, '');
  for (const sign of new Set(plain.replace(/[a-z0-9]/g, ''))) signs.push(`c:${sign}`);
  if (/exemplo|example|fulano|sua_|seu_|your|nome|localhost/.test(plain)) signs.push('c:any');
  if (digits === '') return;
  signs.push(`d:${Math.min(digits.length, 14)}`, `dr:${Math.min(run, 14)}`);
  if (/^(?:(\d)\1{3,}|[01]{4,}|1?2345\d*|0?12345\d*)$/.test(digits)) signs.push('d:dull');
  if (/[a-z]/.test(plain)) signs.push('d:letters');
  const year = /(?:^|\D)(1[4-9]\d\d|20\d\d)(?!\d)/.exec(plain)?.[1];
  if (year) signs.push(Number(year) < yearNow ? `y:past|${kind}` : `y:new|${kind}`);
}

/** What stands right beside a word, without a space. */
function touching(signs: string[], text: string, { start, end, kind }: Word): void {
  const [left, right] = [text.charAt(start - 1), text.charAt(end)];
  if (left && !/[\s\p{L}\d]/u.test(left)) signs.push(`<:${left}`, `<:${left}|${kind}`);
  if (right && !/[\s\p{L}\d]/u.test(right)) signs.push(`>:${right}`, `>:${right}|${kind}`);
}

function quotes(words: readonly Word[]): boolean[] {
  let isOpen = false;
  return words.map(({ written }) => {
    if (/^["“”]$/.test(written)) isOpen = !isOpen;
    return isOpen;
  });
}

/** How many digits there are in a row. */
function digitRuns(words: readonly Word[]): number[] {
  const isIn = words.map(({ plain }) => /^[+()\d.,/:-]+$/.test(plain));
  const runs = words.map(() => 0);
  for (let at = 0; at < words.length; at++) {
    if (!isIn[at]) continue;
    let [end, sum] = [at, 0];
    while (isIn[end]) sum += words[end++]?.plain.replace(/\D/g, '').length ?? 0;
    runs.fill(sum, at, end);
    at = end;
  }
  return runs;
}
