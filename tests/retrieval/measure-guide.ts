import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerOnce } from '@/lib/assistant/answering/answer-once';
import { guideAnswer } from '@/lib/assistant/prompts/guide-answer';
import { smallTalkOf } from '@/lib/assistant/rules/guide-small-talk';
import { sourcesIn } from '@/lib/assistant/rules/sources';
import { findPassages } from '@/lib/passages/queries/find-passages';
import { coverageOf } from '@/lib/passages/queries/question-coverage';
import { isEnglish } from '@/lib/passages/rules/terms';
import { db } from '@/lib/platform/db/client';
import { citedNumbers, faultCode, faultsOf } from '@/lib/training/rules/evaluation';
import { seedDemo } from '@/prisma/seed/demo';
import { step } from '@/scripts/terminal/steps';
import { openThrowaway } from '@/tests/bench/throwaway-world';
import { keyOf, questionsOf } from './ask-retrieval';

/** As many as an answer is made from. */
const passagesMax = 6;

type Locale = 'pt-BR' | 'en';
type Heard = { question: string; fits: boolean; isFirstRight: boolean; ms: number };

/** How well the built-in guide answers the demo school: what it should answer, what it should not, and the evaluation set. */
export async function measureGuide(): Promise<string[]> {
  const database = await step('Demo school', () => openThrowaway(seedDemo));
  try {
    const on: Heard[] = [];
    for (const { question, locale, right } of questionsOf('tuning')) on.push(await heard(question, locale, right));
    const off: Heard[] = [];
    for (const question of offTopic()) off.push(await heard(question, isEnglish(question) ? 'en' : 'pt-BR', []));
    return [
      `${percent(on, ({ fits }) => fits)} of the tuning questions answered`,
      `${percent(on, ({ isFirstRight }) => isFirstRight)} with a right passage cited first`,
      `${percent(off, ({ fits }) => fits)} of the questions about something else answered`,
      `${(on.reduce((sum, { ms }) => sum + ms, 0) / on.length).toFixed(2)} ms an answer, once its passages were found`,
      ...(await evaluated()),
      ...off.filter(({ fits }) => fits).map(({ question }) => `answered: ${question}`),
      ...on.filter(({ fits }) => !fits).map(({ question }) => `not answered: ${question}`),
    ];
  } finally {
    await database.close();
  }
}

function offTopic(): string[] {
  const file = fileURLToPath(new URL('off-topic.txt', import.meta.url));
  return readFileSync(file, 'utf8').trim().split('\n');
}

async function heard(question: string, locale: Locale, right: readonly string[]): Promise<Heard> {
  const [passages, coverage] = await Promise.all([
    findPassages(question, { locale, max: passagesMax }),
    coverageOf(question),
  ]);
  const began = performance.now();
  const reader = { tipo: 'instrutor', schoolYear: null, locale } as const;
  const answer = guideAnswer({ question, passages, coverage: coverage(), reader, hint: null });
  const ms = performance.now() - began;
  const fits =
    answer.fits &&
    !answer.content.startsWith('Não sei') &&
    !answer.content.startsWith('I am not sure') &&
    !smallTalkOf(question);
  const [first] = citedNumbers(answer.content, passages.length);
  const cited = first && passages[first - 1];
  return {
    question,
    fits,
    isFirstRight: Boolean(cited && right.includes(keyOf(cited))),
    ms,
  };
}

function percent(some: readonly Heard[], is: (one: Heard) => boolean): string {
  return `${((some.filter(is).length / some.length) * 100).toFixed(1)} %`;
}

async function evaluated(): Promise<string[]> {
  const questions = await db().evaluationQuestion.findMany({ orderBy: { id: 'asc' } });
  const lines: string[] = [];
  for (const question of questions) {
    const { tipo, schoolYear, question: text, subject } = question;
    const locale = question.locale === 'en' ? ('en' as const) : ('pt-BR' as const);
    const reader = { tipo, schoolYear, locale };
    const { content, passages } = await answerOnce({ actor: null, question: text, subject, reader });
    const given = passages.map(({ title, heading, address }, index) => ({
      number: index + 1,
      title,
      heading,
      address,
    }));
    const cited = sourcesIn(content, given).map(({ address }) => address);
    const faults = faultsOf(question, { content, cited });
    if (faults.length > 0)
      lines.push(`evaluation: ${question.question} ${faults.map(faultCode).join(', ')}\n${content}`);
  }
  return [`${questions.length - lines.length} of ${questions.length} evaluation questions pass`, ...lines];
}
