import type * as z from 'zod/mini';
import { readOrAside, setAside } from '@/lib/platform/text/set-aside';
import { Question } from '../schemas/questions';
import type { noteCodes, refusalCodes } from './import-codes';

export type Note = { code: (typeof noteCodes)[number]; values?: Record<string, string | number> };
export type Refusal = {
  code: (typeof refusalCodes)[number];
  values?: Record<string, string | number>;
  /** Where in its file it was met; without it, where the question begins. */
  line?: number;
};

/** One question of a file: as it comes in, with what of it is lost, or why it cannot. */
export type Imported = {
  /** The file of a package that it stands in. */
  entry: string | null;
  line: number;
  title: string;
  notes: Note[];
} & ({ question: Question; refusal: null } | { question: null; refusal: Refusal });

/** Ends the reading of one question, never of the file. */
export function refuseItem(code: Refusal['code'], values?: Refusal['values'], line?: number): never {
  const refusal: Refusal = { code, ...(values && { values }), ...(line !== undefined && { line }) };
  return setAside(refusal);
}

type Place = Pick<Imported, 'entry' | 'line' | 'title'>;
type Drafted = z.input<typeof Question>;

/** What a reader makes of one question, judged by the same shapes as what is typed. */
export function imported(place: Place, read: (notes: Note[]) => Drafted): Imported {
  const notes: Note[] = [];
  const judged = readOrAside<Question, Refusal>(() => {
    const drafted = read(notes);
    if (hasControl(drafted)) refuseItem('character');
    const parsed = Question.safeParse(drafted);
    if (parsed.success) return parsed.data;
    return refuseItem('beyond-limits', { name: parsed.error.issues[0]?.path.join('.') ?? '' });
  });
  if ('aside' in judged) return { ...place, notes: [], question: null, refusal: judged.aside };
  return { ...place, notes, question: judged.read, refusal: null };
}

/** What the database has no letter for, and no person typed. */
function hasControl(value: unknown): boolean {
  if (typeof value === 'string') return /(?![\t\n\r])\p{Cc}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasControl);
}

/** A question's own words where a file has none for it, and the longest that we keep. */
export function titled(title: string, notes: Note[]): string {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= topicMax) return words;
  notes.push({ code: 'title-cut' });
  return words.slice(0, topicMax).trim();
}

const topicMax = 80;

/** What a question has that its file does not say. */
export const unsaid = { skillCode: null, weight: 1, code: null, imageUrl: null, imageAlt: null } as const;

/** Texts as alternatives, in the order of the file. */
export function optionsOf(texts: readonly string[]): { id: string; text: string }[] {
  return texts.map((text, at) => ({ id: optionId(at), text }));
}

export function optionId(at: number): string {
  return `o${at.toString(36)}`;
}
