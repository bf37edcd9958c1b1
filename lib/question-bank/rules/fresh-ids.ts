import { type Draw, shuffled } from '@/lib/platform/chance/seeded';
import type { Option, Question } from '../schemas/questions';

type Renaming = ReadonlyMap<string, string>;

function drawn(options: readonly Option[], draw: Draw): Renaming {
  const letters = options.map((_, index) => index.toString(36)).map((digit) => `o${digit}`);
  const names = shuffled(letters, draw);
  return new Map(options.map(({ id }, index) => [id, names[index] as string]));
}

function renamed(options: readonly Option[], names: Renaming): Option[] {
  return options.map(({ id, text }) => ({ id: names.get(id) as string, text }));
}

/** What is marked and no longer there is marked no more. */
function renamedIds(ids: readonly string[] | null, names: Renaming): string[] | null {
  return ids?.flatMap((id) => names.get(id) ?? []) ?? null;
}

function renamedPairs(pairs: Readonly<Record<string, string>> | null, left: Renaming, right: Renaming) {
  const kept = Object.entries(pairs ?? {}).flatMap(([from, to]) => {
    const names = [left.get(from), right.get(to)] as const;
    return names[0] && names[1] ? [names as [string, string]] : [];
  });
  return pairs && Object.fromEntries(kept);
}

/**
 * The same question with ids drawn anew: whoever writes marks the first alternative more often than chance would, and
 * ids go to pupils.
 */
export function withFreshIds(question: Question, draw: Draw): Question {
  switch (question.kind) {
    case 'single': {
      const names = drawn(question.body.choices, draw);
      const right = question.right === null ? null : (names.get(question.right) ?? null);
      return { ...question, body: { choices: renamed(question.body.choices, names) }, right };
    }
    case 'twoRight': {
      const names = drawn(question.body.choices, draw);
      const right = renamedIds(question.right, names);
      return { ...question, body: { choices: renamed(question.body.choices, names) }, right };
    }
    case 'match': {
      const left = drawn(question.body.left, draw);
      const right = drawn(question.body.right, draw);
      const body = { left: renamed(question.body.left, left), right: renamed(question.body.right, right) };
      return { ...question, body, right: renamedPairs(question.right, left, right) };
    }
    case 'order': {
      const names = drawn(question.body.items, draw);
      const right = renamedIds(question.right, names);
      return { ...question, body: { items: renamed(question.body.items, names) }, right };
    }
    default:
      return question;
  }
}
