import { type Answered, scoreOf, theoryOf } from './grade';

/** A question that a class was asked, as results name it. */
export type ResultQuestion = { id: string; topic: string; skillCode: string | null };

/** What one pupil answered in the attempt that stands, by question: of those of another version there is nothing. */
export type ResultAttempt = { answered: ReadonlyMap<string, Answered> };

/** `percent` is none while every answer waits for who teaches: nothing is wrong before it is read. */
type Share = { taken: number; percent: number | null };

function shareOf(answered: readonly Answered[]): Share {
  const { right, total } = theoryOf(answered.filter((each) => !isWaiting(each)));
  return { taken: answered.length, percent: total === 0 ? null : Math.round((100 * right) / total) };
}

/** How a class did in each question, and in each thing that they ask about, in the order in which it is asked. */
export function classResults(questions: readonly ResultQuestion[], attempts: readonly ResultAttempt[]) {
  const answersTo = (asked: readonly ResultQuestion[]) =>
    attempts.flatMap(({ answered }) => asked.flatMap(({ id }) => answered.get(id) ?? []));
  const grouped = (nameOf: (question: ResultQuestion) => string | null) => {
    const names = [...new Set(questions.flatMap((question) => nameOf(question) ?? []))];
    return names.map((name) => ({ name, ...shareOf(answersTo(questions.filter((each) => nameOf(each) === name))) }));
  };
  return {
    questions: questions.map((question) => ({ ...question, ...shareOf(answersTo([question])) })),
    topics: grouped(({ topic }) => topic),
    skills: grouped(({ skillCode }) => skillCode),
  };
}

function isWaiting({ kind, value, score }: Answered): boolean {
  return kind === 'shortText' && value !== null && value !== '' && score === null;
}

/** 0 to 100; none of a written answer that waits for who teaches, or of a question that was not asked. */
export function cellOf(answered: Answered | undefined): number | null {
  return !answered || isWaiting(answered) ? null : scoreOf(answered);
}
