import { readFileSync } from 'node:fs';
import { folded } from '@/lib/platform/text/folded';
import { filledTemplates } from './templates';

/** A sentence, and what of it is to be taken out. */
export type Sentence = {
  readonly text: string;
  readonly remove: readonly string[];
  readonly who: { readonly name: string; readonly school: string; readonly city: string } | undefined;
  readonly set: string;
  /** The same in another spelling: it counts less, and nobody is measured by it. */
  readonly isCopy?: boolean;
};

const writers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
/** Of the questions about lessons every third is enough, and what was written by their builders is as much again. */
const lessonsEvery = 3;
const ofClause = 5;
const ofHarmless = 5;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Omit<Sentence, 'set'>[];

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** What removal learns from: the sentences that its builders may read. None of the half that is held out. */
export function learningSentences(): Sentence[] {
  const some = linesOf('tests/screening/learn/lessons.txt').filter((_, at) => at % lessonsEvery === 0);
  const questions = read('tests/judged/questions.tuning.json').map(({ text }) => text);
  const nobody = { remove: [], who: undefined };
  return [
    ...read('tests/judged/personal-data.tuning.json').map((each) => ({ ...each, set: tuning })),
    ...writers.flatMap((set) =>
      read(`tests/privacy/learn/writer-${set}.json`).flatMap((each) => bothWays({ ...each, set })),
    ),
    ...[...some, ...questions, ...linesOf('tests/privacy/learn/lesson-lines.txt')].map((text) => ({
      ...nobody,
      text,
      set: lessons,
    })),
    ...filledTemplates(some, ofClause, ofHarmless).map(({ text, pieces }) => ({
      text,
      remove: pieces.map(({ start, end }) => text.slice(start, end)),
      who: undefined,
      set: templates,
    })),
  ];
}

/** As it was written, and as most children would: in small letters, without accents. */
function bothWays(sentence: Sentence): Sentence[] {
  const text = folded(sentence.text);
  return text === sentence.text
    ? [sentence]
    : [sentence, { ...sentence, text, remove: sentence.remove.map(folded), isCopy: true }];
}

/** The patterns were made by these, and know them better than they know anybody else's. */
export const tuning = 'tuning';
export const templates = 'templates';
export const lessons = 'lessons';
