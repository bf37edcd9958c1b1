import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFor } from '@/lib/assistant/answering/reading';
import { nowhere, placeOf } from '@/lib/assistant/queries/place';
import type { Reader, Said } from '@/lib/assistant/rules/reader';
import { whatNowOf } from '@/lib/assistant/rules/what-now';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { db } from '@/lib/platform/db/client';
import { foldedWords } from '@/lib/platform/text/folded';
import { citedNumbers } from '@/lib/training/rules/evaluation';
import { seedDemo } from '@/prisma/seed/demo';
import { step } from '@/scripts/terminal/steps';
import { openThrowaway } from '@/tests/bench/throwaway-world';
import type { QuestionSet } from './ask-retrieval';

type Locale = 'pt-BR' | 'en';
/**
 * `passage`: a sentence that the right passage holds. Of a few it stands in what is for facilitators alone, and in no
 * passage. `also`: sentences of others that answer as well.
 */
type Question = {
  text: string;
  locale: Locale;
  course: string;
  lesson: string;
  passage: string;
  also?: string[];
  answerable: boolean;
};
type FollowUp = { lesson: string; before: [question: string, answer: string]; text: string; meaning: string };
type Now = { text: string; locale: Locale; intent: 'what-now' | 'exercise' | 'finished' | 'explain-lesson' | 'other' };

const firstMax = 3;
/** So much of the sentence's words an answer must say that holds what is asked. */
const saidMin = 0.5;
const folders = { geral: 'general', robotica: 'robotics', software: 'software', oficios: 'trade' } as const;
const intents = { begin: 'what-now', exercise: 'exercise', finished: 'finished', about: 'explain-lesson' } as const;

function read<Entry>(name: string, set: QuestionSet): Entry[] {
  const file = fileURLToPath(new URL(`../judged/${name}.${set}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as Entry[];
}

/** How children in their own spelling are answered without a model: counts alone, and of the tuning half what failed. */
export async function measureChildren(set: QuestionSet): Promise<string[]> {
  const database = await step('Demo school', () => openThrowaway(seedDemo));
  try {
    return await judgedChildren(set, set === 'tuning');
  } finally {
    await database.close();
  }
}

/** Of both halves, counts alone. */
export async function judgeChildren(): Promise<string[]> {
  const database = await step('Demo school', () => openThrowaway(seedDemo));
  try {
    const lines = [];
    for (const set of ['tuning', 'held-out'] as const) {
      lines.push(`children, ${set}:`, ...(await judgedChildren(set, false)));
    }
    return lines;
  } finally {
    await database.close();
  }
}

async function judgedChildren(set: QuestionSet, isTold: boolean): Promise<string[]> {
  const questions = await judgedQuestions(read<Question>('questions', set));
  const follow = await judgedFollowUps(read<FollowUp>('follow-ups', set));
  const now = read<Now>('what-now', set).map((one) => ({ ...one, heard: intentOf(one.text) }));
  const wrongNow = now.filter(({ heard, intent }) => heard !== intent);
  const open = questions.filter(({ kind }) => kind === 'open');
  const closed = questions.filter(({ kind }) => kind === 'closed');
  const off = questions.filter(({ kind }) => kind === 'off');
  const failed = [
    ...open.filter(({ isFound, isUseful, says }) => !(isFound && isUseful && says)),
    ...closed.filter(({ answer }) => answer === 'nothing'),
    ...off.filter(({ answer }) => answer === 'sure'),
  ];
  return [
    share('right passage in the first three', open, ({ isFound }) => isFound),
    share('useful: quotes the right passage', open, ({ isUseful }) => isUseful),
    share('useful: says what the sentence says', open, ({ says }) => says),
    share('false "nothing found"', open, ({ answer }) => answer === 'nothing'),
    share('false "nothing found", answered in the part for facilitators', closed, ({ answer }) => answer === 'nothing'),
    share('not in the material: nothing, or the nearest with a doubt', off, ({ answer }) => answer !== 'sure'),
    share('follow-ups that find what they mean', follow, ({ isFound }) => isFound),
    share('what to do now, told from what is none', now, ({ heard, intent }) => heard === intent),
    ...(isTold
      ? failed.map(
          (one) =>
            `${one.kind} found ${one.isFound} quoted ${one.isUseful} says ${one.says} ${one.answer} | ${one.text}\n   ${one.content.replaceAll('\n', '\n   ')}`,
        )
      : []),
    ...(isTold ? follow.filter(({ isFound }) => !isFound).map(({ text }) => `follow-up: ${text}`) : []),
    ...(isTold ? wrongNow.map(({ text, heard }) => `${heard}: ${text}`) : []),
  ];
}

function share<One>(name: string, all: readonly One[], is: (one: One) => boolean): string {
  const some = all.filter(is).length;
  return `${((some / Math.max(1, all.length)) * 100).toFixed(1).padStart(5)} % (${some} of ${all.length})  ${name}`;
}

function intentOf(text: string): Now['intent'] {
  const now = whatNowOf(text);
  return now ? intents[now.kind] : 'other';
}

async function judgedQuestions(questions: readonly Question[]) {
  const judged = [];
  for (const { text, locale, course, lesson, passage, also = [], answerable } of questions) {
    const at = await whereOf(course, lesson);
    const { passages, guide } = await readFor({ content: text, history: [], at, reader: pupil(locale) });
    const { content, fits } = guide(1);
    const right = [passage, ...also];
    const holds = (one: { text: string }) => right.some((sentence) => plain(one.text).includes(plain(sentence)));
    const kind = answerable ? ((await isOpen(passage)) ? 'open' : 'closed') : 'off';
    const cited = citedNumbers(content, passages.length).map((number) => passages[number - 1]);
    judged.push({
      text,
      kind,
      content,
      isFound: passages.slice(0, firstMax).some(holds),
      isUseful: cited.some((one) => one && holds(one)),
      says: right.some((sentence) => saidShare(content, sentence) >= saidMin),
      answer: answerOf(content, fits),
    });
  }
  return judged;
}

function answerOf(content: string, fits: boolean): 'sure' | 'nearest' | 'nothing' {
  if (/^(Não encontrei nada|I found nothing)/.test(content)) return 'nothing';
  return fits && !/^(Não sei se é isto|I am not sure)/.test(content) ? 'sure' : 'nearest';
}

/** A follow-up finds what it means when the best passage for the whole question is among its first. */
async function judgedFollowUps(all: readonly FollowUp[]) {
  const judged = [];
  for (const { lesson, before, text, meaning } of all) {
    const at = await whereOf('', lesson);
    const [question, answer] = before;
    const history: Said[] = [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ];
    const ask = (content: string, said: Said[]) => readFor({ content, history: said, at, reader: pupil('pt-BR') });
    const [meant, found] = [await ask(meaning, []), await ask(text, history)];
    const isFound = found.passages.slice(0, firstMax).some(({ address }) => address === meant.passages[0]?.address);
    judged.push({ text, isFound });
  }
  return judged;
}

function pupil(locale: Locale): Reader {
  return { tipo: 'aluno', schoolYear: 'EF7', locale };
}

/** Where who asks stands: on the page of the lesson, or in the knowledge base (`kb:robotica LEDs`). */
async function whereOf(course: string, lesson: string) {
  const [, folder = ''] = /^kb:(\w+)/.exec(course || lesson) ?? [];
  if (folder in folders) {
    const { id } = fixedBases[folders[folder as keyof typeof folders]];
    return (await placeOf(null, { subject: id, division: '' })) ?? nowhere;
  }
  return (await placeOf(null, { subject: `licao_${lesson}`, division: '' })) ?? nowhere;
}

let texts: string[] | undefined;

async function isOpen(passage: string): Promise<boolean> {
  texts ??= (await db().passage.findMany({ select: { text: true } })).map(({ text }) => plain(text));
  return texts.some((text) => text.includes(plain(passage)));
}

/** Letters and digits alone: the sentence was copied with its Markdown. */
function plain(text: string): string {
  return foldedWords(text).join('');
}

function saidShare(answer: string, sentence: string): number {
  const said = new Set(foldedWords(answer));
  const words = foldedWords(sentence);
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
}
