import type { ShelfHonor, StudentProgress } from '../schemas';

type Module = StudentProgress['modules'][number];
type Counted = Module & { points: NonNullable<Module['points']> };

/** The modules that a student is in now, else the last one, and those before that have something to tell. */
export function modulesNow(modules: readonly Module[]): { current: Counted[]; earlier: Counted[] } {
  const counted = modules.flatMap(({ points, ...module }) => (points ? [{ ...module, points }] : []));
  const running = counted.filter(({ status, leftAt }) => status === 'initiated' && leftAt === null);
  const current = running.length > 0 ? running : counted.slice(0, 1);
  // A module that was left before any unit was closed has nothing to tell.
  const earlier = counted.filter(
    (module) => !current.includes(module) && module.points.units.some(({ standing }) => standing === 'final'),
  );
  return { current, earlier };
}

/** Honors by module, the newest first, and those that the modules of now can still bring. */
export function shelvesOf(modules: readonly Module[]) {
  const { current, earlier } = modulesNow(modules);
  const shelves = (of: readonly Counted[], states: readonly ShelfHonor['state'][]) =>
    of
      .map(({ points, ...module }) => ({ module, honors: points.shelf.filter(({ state }) => states.includes(state)) }))
      .filter(({ honors }) => honors.length > 0);
  return { earned: shelves([...current, ...earlier], ['earned']), toEarn: shelves(current, ['onTrack', 'open']) };
}
