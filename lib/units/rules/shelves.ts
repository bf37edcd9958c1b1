import type { ShelfHonor, StudentProgress } from '../schemas';

type Module = StudentProgress['modules'][number];
type Counted = Module & { points: NonNullable<Module['points']> };

/** The module that a student is in now, and those before it that have something to tell. */
export function modulesNow(modules: readonly Module[]): { current: Counted | undefined; earlier: Counted[] } {
  const counted = modules.flatMap(({ points, ...module }) => (points ? [{ ...module, points }] : []));
  const current = counted.find(({ status, leftAt }) => status === 'initiated' && leftAt === null) ?? counted[0];
  // A module that was left before any unit was closed has nothing to tell.
  const earlier = counted.filter(
    (module) => module !== current && module.points.units.some(({ standing }) => standing === 'final'),
  );
  return { current, earlier };
}

/** Honors by module, the newest first, and those that the module of now can still bring. */
export function shelvesOf(modules: readonly Module[]) {
  const { current, earlier } = modulesNow(modules);
  const shelves = [...(current ? [current] : []), ...earlier].map(({ points, ...module }) => ({
    module,
    honors: points.shelf.filter(({ state }) => state === 'earned'),
  }));
  const mayCome = ({ state }: ShelfHonor) => state === 'onTrack' || state === 'open';
  return {
    earned: shelves.filter(({ honors }) => honors.length > 0),
    toEarn: current?.points.shelf.filter(mayCome) ?? [],
  };
}
