import type { Line } from './awards';
import { type PinnedModule, type Unit, units } from './facts';
import { unitOfLesson } from './lesson-rules';

/** The unit that a line of the ledger was paid with. */
export function unitOfLine({ projects }: PinnedModule, { kind, ref }: Pick<Line, 'kind' | 'ref'>): Unit | null {
  const number = Number(ref.replace(/^[MAP]/, ''));
  if (kind === 'persistence' || kind === 'merit') return unitOfLesson(number);
  if (kind === 'project') return projects.find((project) => project.number === number)?.unit ?? null;
  return units.find((unit) => unit === number) ?? null;
}
