import { defineCatalogue } from '@/lib/access/define-catalogue';
import { remembered } from '@/lib/platform/cache/remembered';
import { noSolutions, type Solutions } from '../rules/answer-check';
import { solutionsIn } from '../rules/solutions';

const readNotes = defineCatalogue({
  name: 'assistant.solutions',
  run: async ({ db }, moduleCode: string) => {
    const plans = await db.lessonPlan.findMany({
      where: { status: 'published', lesson: { unit: { module: { code: moduleCode } } } },
      orderBy: { id: 'asc' },
      select: { materials: true, steps: true, activity: true, questions: true, facilitatorNotes: true },
    });
    return plans.map(({ facilitatorNotes: notes, ...open }) => ({ notes, open: Object.values(open).join('\n\n') }));
  },
});

type Notes = Awaited<ReturnType<typeof readNotes>>;

/** What is read of the notes is kept for as long as they are. */
const kept = new WeakMap<Notes, Solutions>();

async function solutionsOfModule(code: string): Promise<Solutions> {
  const notes = await remembered('courses', `assistant solutions ${code}`, () => readNotes(code));
  const known = kept.get(notes) ?? solutionsIn(notes);
  kept.set(notes, known);
  return known;
}

const modulesMax = 4;

/**
 * The solutions that a pupil must not be told before their step: of the modules around the question, by the addresses of
 * where it was asked and of what was found for it. They are read by the server alone, and sent to no model.
 */
export async function solutionsAround(addresses: readonly string[]): Promise<Solutions> {
  const codes = new Set(addresses.flatMap((address) => /^\/lesson\/[^/]+\/([^/#?]+)/.exec(address)?.[1] ?? []));
  if (codes.size === 0) return noSolutions;
  const all = await Promise.all(
    [...codes].slice(0, modulesMax).map((code) => solutionsOfModule(decodeURIComponent(code))),
  );
  const [first = noSolutions, ...others] = all;
  if (others.length === 0) return first;
  return {
    programs: all.flatMap(({ programs }) => programs),
    lines: new Set(all.flatMap(({ lines }) => [...lines])),
    runs: new Set(all.flatMap(({ runs }) => [...runs])),
    open: new Set(all.flatMap(({ open }) => [...open])),
  };
}
