import type { Xml } from '@/lib/platform/text/read-xml';
import { type Note, refuseItem } from '../imported';
import type { Answered, Declared } from './answered';
import { childrenOf, elementsIn } from './qti-names';

type Entry = Omit<Answered, 'remarks'>;

/** A typed answer: a number is graded by itself, words by a person. */
export function readEntry(item: Xml, interaction: Xml, declared: Declared, notes: Note[]): Entry {
  const { baseType, cardinality, correct } = declared;
  if (cardinality !== 'single') refuseItem('right-count', { count: correct.length }, interaction.line);
  if (interaction.name === 'textEntryInteraction' && /^(?:float|integer)$/.test(baseType)) {
    return { kind: 'number', body: { unit: null }, right: numberOf(item, correct, interaction.line) };
  }
  return { kind: 'shortText', body: {}, right: wordsOf(declared, notes) };
}

function numberOf(item: Xml, correct: readonly string[], line: number): { value: number; tolerance: number } {
  const [written] = correct;
  if (written === undefined) return refuseItem('no-right', undefined, line);
  const value = Number(written);
  if (written === '' || !Number.isFinite(value)) refuseItem('not-a-number', { name: written.slice(0, 40) }, line);
  return { value, tolerance: toleranceOf(item) };
}

/** `equal` with one or two absolute distances, which are then the same. */
function toleranceOf(item: Xml): number {
  const equal = childrenOf(item, 'responseProcessing')
    .flatMap(elementsIn)
    .find(({ name }) => name === 'equal');
  const mode = equal?.attributes.get('toleranceMode') ?? 'exact';
  if (!equal || mode === 'exact') return 0;
  const [one = Number.NaN, other = one] = (equal.attributes.get('tolerance') ?? '').trim().split(/\s+/).map(Number);
  if (mode !== 'absolute' || one !== other || !(one >= 0)) refuseItem('tolerance', undefined, equal.line);
  return one;
}

/** The words that would do, each in a line; a share of the whole stands behind it. */
function wordsOf({ correct, mapped }: Declared, notes: Note[]): string | null {
  const whole = Math.max(...mapped.values(), 0);
  const others = [...mapped].filter(([key, value]) => value > 0 && !correct.includes(key));
  const lines = others.map(([key, value]) =>
    value === whole ? key : `${key} (${Math.round((100 * value) / whole)}%)`,
  );
  if (correct.length + lines.length > 0) notes.push({ code: 'answers-by-person' });
  return [...correct, ...lines].join('\n') || null;
}
