import type { Line } from './awards';
import { type Unit, units } from './facts';
import { unitOfLesson } from './lesson-rules';

/** The unit that a line was paid with, where its reference says so. A project's may be another in the class that paid it. */
export function unitOfLine({ kind, ref }: Pick<Line, 'kind' | 'ref'>): Unit | null {
  const number = Number(ref.replace(/^[MA]/, ''));
  if (kind === 'persistence' || kind === 'merit') return unitOfLesson(number);
  if (kind === 'project') return null;
  return units.find((unit) => unit === number) ?? null;
}
