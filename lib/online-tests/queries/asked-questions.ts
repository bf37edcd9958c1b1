import type { Tx } from '@/lib/platform/db/client';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { drawnQuestions } from '../rules/drawn';
import { AskedQuestion } from '../schemas/taking';

/** Longer than any fence that a program of a lesson holds. */
const fence = '`'.repeat(12);

function fenced({ language, source }: NonNullable<Question['code']>): string {
  return `${fence}${language}\n${source}\n${fence}`;
}

/** Of a version, as one pupil gets them. The table of what is right is not read here. */
export async function askedQuestions(tx: Pick<Tx, 'testQuestion'>, versionId: string, seed: number) {
  const stored = await tx.testQuestion.findMany({
    where: { versionId },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      kind: true,
      topic: true,
      weight: true,
      prompt: true,
      code: true,
      imageUrl: true,
      imageAlt: true,
      body: true,
    },
  });
  const questions = stored.map((question) => ({ ...question, body: question.body as Question['body'] }));
  return drawnQuestions(questions, seed).map(({ prompt, code, ...question }) => {
    const program = code as Question['code'];
    return AskedQuestion.parse({
      ...question,
      prompt: renderMarkdown(prompt, { idPrefix: `q-${question.id}` }),
      code: program && { language: program.language, html: renderMarkdown(fenced(program)) },
    });
  });
}
