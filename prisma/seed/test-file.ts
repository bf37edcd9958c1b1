import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Question } from '@/lib/question-bank/schemas/questions';

/** A question as its file tells it: of alternatives the right ones come first, of things to be ordered the order is right. */
type Written = {
  kind: Question['kind'];
  topic: string;
  prompt: string;
  explanation?: string;
  /** A program in Python. */
  code?: string;
  choices?: string[];
  right?: boolean | string;
  pairs?: [string, string][];
  /** On the right of no pair. */
  extra?: string[];
  items?: string[];
  value?: number;
  tolerance?: number;
  unit?: string | null;
};

const options = (texts: readonly string[]) => texts.map((text, at) => ({ id: `o${at}`, text }));

function bodyAndRight(written: Written): Pick<Question, 'body' | 'right'> {
  const { kind, choices = [], pairs = [], extra = [], items = [], value = 0, tolerance = 0, unit = null } = written;
  switch (kind) {
    case 'single':
      return { body: { choices: options(choices) }, right: 'o0' };
    case 'twoRight':
      return { body: { choices: options(choices) }, right: ['o0', 'o1'] };
    case 'match':
      return {
        body: {
          left: options(pairs.map(([left]) => left)),
          right: options([...pairs.map(([, right]) => right), ...extra]),
        },
        right: Object.fromEntries(pairs.map((_, at) => [`o${at}`, `o${at}`])),
      };
    case 'order':
      return { body: { items: options(items) }, right: items.map((_, at) => `o${at}`) };
    case 'number':
      return { body: { unit }, right: { value, tolerance } };
    default:
      return { body: {}, right: written.right ?? null };
  }
}

/** The questions of a module's test n. */
export function testFile(moduleCode: string, number: number): Question[] {
  const path = fileURLToPath(new URL(`content/${moduleCode}/test-${number}.json`, import.meta.url));
  const written = JSON.parse(readFileSync(path, 'utf8')) as Written[];
  return written.map((one) =>
    Question.parse({
      kind: one.kind,
      topic: one.topic,
      skillCode: null,
      weight: 1,
      prompt: one.prompt,
      code: one.code ? { language: 'python', source: one.code } : null,
      imageUrl: null,
      imageAlt: null,
      explanation: one.explanation ?? null,
      ...bodyAndRight(one),
    }),
  );
}
