import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPassages, type RankedPassage } from '@/lib/passages/queries/find-passages';

/** `held-out` is looked at by nobody: whoever reads its questions tunes to them. */
export type QuestionSet = 'tuning' | 'held-out';

export type Answered = { readonly kind: string; readonly question: string; readonly found: boolean };

/** How many passages an answer may come from. */
const firstMax = 3;

/** Each question of a set, with whether one of the passages that answer it is among the first ones that are found. */
export async function askRetrieval(set: QuestionSet): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const { kind, right, question, locale } of questionsOf(set)) {
    const passages = await findPassages(question, { locale, max: firstMax });
    answered.push({ kind, question, found: passages.some((passage) => right.includes(keyOf(passage))) });
  }
  return answered;
}

/** The shares of a set, of each kind and of all. */
export function sharesOf(answered: readonly Answered[]): Record<string, number> {
  const kinds = Object.entries(Object.groupBy(answered, ({ kind }) => kind));
  return Object.fromEntries([...kinds, ['all', answered] as const].map(([kind, some = []]) => [kind, shareOf(some)]));
}

function shareOf(some: readonly Answered[]): number {
  return some.filter(({ found }) => found).length / some.length;
}

/** `kind | passage ; passage | question`, a passage as language, title and section: what stays from one database to the next. */
export function questionsOf(set: QuestionSet) {
  const file = fileURLToPath(new URL(`${set}.txt`, import.meta.url));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [kind = '', passages = '', question = ''] = line.split(' | ');
    const locale = kind === 'english' ? ('en' as const) : ('pt-BR' as const);
    return { kind, right: passages.split(' ; '), question, locale };
  });
}

export function keyOf({ locale, title, address }: RankedPassage): string {
  const [, section] = address.split('#');
  return `${locale} ${title}${section ? ` #${section}` : ''}`;
}
