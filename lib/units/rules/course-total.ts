type Reached = { total: number; maximum: number };
type Own = { moduleCode: string; points: Reached | null };

/**
 * What a course brought a pupil, of all that its modules can bring (classroom-rules 1). Of a module that was repeated the
 * better time counts (8.16). `offered`: by module, the most that it can bring who begins it now.
 */
export function courseTotal(own: readonly Own[], offered: ReadonlyMap<string, number>): Reached {
  const best = new Map<string, Reached>([...offered].map(([code, maximum]) => [code, { total: 0, maximum }]));
  const known = new Set<string>();
  for (const { moduleCode, points } of own) {
    if (!points) continue;
    if (known.has(moduleCode) && points.total <= (best.get(moduleCode)?.total ?? 0)) continue;
    known.add(moduleCode);
    best.set(moduleCode, points);
  }
  const reached = [...best.values()];
  return {
    total: reached.reduce((sum, { total }) => sum + total, 0),
    maximum: reached.reduce((sum, { maximum }) => sum + maximum, 0),
  };
}
