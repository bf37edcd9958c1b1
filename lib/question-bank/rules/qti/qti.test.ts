import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { testFile } from '@/prisma/seed/test-file';
import type { Question } from '../../schemas/questions';
import { readGift } from '../gift/read-gift';
import { giftFaults, writeGift } from '../gift/write-gift';
import { saidQuestion } from '../said-question';
import { sampleQuestions } from '../sample-questions';
import { readItem } from './read-item';
import { writeItem } from './write-item';

const pictures = { image: (source: string) => source };
const imageName = (address: string) => address;
const demo = [1, 2, 3].flatMap((number) => testFile('MA1', number));
const dressed: Question[] = Object.values(sampleQuestions).map((question) => ({
  ...question,
  code: { language: 'python', source: 'n = {"a": 1}\n\nif n < 2 && "x":\n    print("a\\n~b", n) # ok\n// no comment' },
  imageUrl: `/api/files/content-images/${'a'.repeat(43)}.webp`,
  imageAlt: 'Um "gato" & um <rato>',
  prompt: 'Olhe **bem** para `x < 1`:\n\n1. um\n2. dois\n\nO que sai?',
  explanation: 'Por **isto**:\n\n- um\n- dois = 2',
}));

/** Words as a reader sees them: Markdown has more than one way to say the same. */
function seen(question: Question) {
  const { prompt, explanation, ...others } = saidQuestion(question);
  return { ...others, prompt: renderMarkdown(prompt), explanation: explanation && renderMarkdown(explanation) };
}

describe('what was written here', () => {
  it.each(['2.1', '3.0'] as const)(
    'goes out as QTI %s and comes back, every kind and the whole demo bank',
    (version) => {
      for (const question of [...Object.values(sampleQuestions), ...dressed, ...demo]) {
        const text = writeItem(question, { identifier: 'q1', version, imageName });
        const read = readItem(text, { entry: null }, pictures);
        expect({ refusal: read.refusal, notes: read.notes, text }).toEqual({ refusal: null, notes: [], text });
        expect(seen(read.question as Question)).toEqual(seen(question));
        const again = writeItem(read.question as Question, { identifier: 'q1', version, imageName });
        expect(saidQuestion(readItem(again, { entry: null }, pictures).question as Question)).toEqual(
          saidQuestion(read.question as Question),
        );
      }
    },
  );

  it('goes out as GIFT and comes back', () => {
    const questions: Question[] = [
      ...Object.values(sampleQuestions),
      ...demo,
      ...dressed.map((each) => ({ ...each, imageUrl: null, imageAlt: null, weight: 3, skillCode: 'EF06CO01' })),
    ];
    expect(questions.flatMap(giftFaults)).toEqual([]);
    const read = readGift(writeGift(questions));
    expect(read.flatMap(({ notes, refusal }) => [...notes, refusal]).filter(Boolean)).toEqual([]);
    expect(read.map(({ question }) => question && seen(question))).toEqual(questions.map(seen));
  });
});
