import type * as z from 'zod/mini';
import type { Question } from '../../schemas/questions';
import { type Imported, imported, type Note, refuseItem, titled, unsaid } from '../imported';
import { blank } from '../texts/blank';
import { splitCode } from '../texts/code-fence';
import { blocksOf, type GiftBlock } from './blocks';
import { hasHidden, hide, shown } from './escapes';
import { asMarkdown, type Format, textOf } from './formats';
import { readAnswers } from './read-answers';

type Drafted = z.input<typeof Question>;

/** Longer than everything that a question holds; what is longer is not looked at closer. */
const blockLengthMax = 40_000;

/** The questions of a GIFT file, each by itself: what one of them says wrong leaves the others alone. */
export function readGift(text: string): Imported[] {
  return blocksOf(text).map((block) => {
    const place = { entry: null, line: block.line, title: shortTitle(block) };
    return imported(place, (notes) => readBlock(block, notes));
  });
}

/** What a person tells it by: its name, else how it begins. */
function shortTitle({ name, text }: GiftBlock): string {
  const written = hide(name || text.slice(0, blockLengthMax));
  const words = shown(name ? written : (written.split('{')[0] ?? ''))
    .replace(/^\[(?:html|moodle|plain|markdown)\]/, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

function readBlock({ name, category, tags, text }: GiftBlock, notes: Note[]): Drafted {
  if (text.length > blockLengthMax) refuseItem('beyond-limits', { name: 'prompt' });
  if (hasHidden(text)) refuseItem('character');
  const { before, answers, after } = cut(hide(text));
  const { format } = textOf(before, 'moodle');
  const answered = readAnswers(answers, { format, notes, tags });
  const isNumber = answered.kind === 'number';
  const unit = isNumber && isUnit(after) ? shown(after) : null;
  const whole = after === '' || unit ? before : `${before} ${blank}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}${after}`;
  const prompt = promptOf(whole, format);
  const topic = topicOf({ name, category }, notes);
  return {
    ...unsaid,
    ...ownOf(tags, notes),
    topic,
    ...prompt,
    ...(isNumber ? { ...answered, body: { unit } } : answered),
  } as Drafted;
}

function cut(text: string): { before: string; answers: string; after: string } {
  const [open, close] = [text.indexOf('{'), text.indexOf('}')];
  if (open < 0 && close < 0) refuseItem('no-answer');
  const after = text.slice(close + 1).trim();
  if (open < 0 || close < open || /[{}]/.test(text.slice(open + 1, close)) || /[{}]/.test(after)) refuseItem('braces');
  return { before: text.slice(0, open).trim(), answers: text.slice(open + 1, close).trim(), after };
}

/** One short word behind a number. */
function isUnit(after: string): boolean {
  return /^[^\s.,;:!?{}[\]]{1,20}$/.test(after);
}

function promptOf(written: string, format: Format) {
  const prompt = asMarkdown(textOf(written, format));
  return splitCode(prompt);
}

function topicOf({ name, category }: Pick<GiftBlock, 'name' | 'category'>, notes: Note[]): string {
  if (!category) return titled(shown(hide(name)), notes);
  if (name) notes.push({ code: 'name-dropped', values: { name: shown(hide(name)).slice(0, 80) } });
  return titled(category.split('/').at(-1) ?? '', notes);
}

/** What we write into comments, since GIFT has no place for it. */
function ownOf(tags: GiftBlock['tags'], notes: Note[]) {
  const weight = Number(tags.get('weight') ?? 1);
  const isWeight = Number.isInteger(weight) && weight >= 1 && weight <= 10;
  if (!isWeight) notes.push({ code: 'weight-changed', values: { weight: String(tags.get('weight')) } });
  return { weight: isWeight ? weight : 1, skillCode: tags.get('skill') || null };
}
