import { fail } from '@/lib/platform/errors/failures';
import type { runningPinnedClass } from '@/lib/points/parts/running-pinned-class';
import type { Unit } from '@/lib/points/rules/facts';

type Target = NonNullable<Awaited<ReturnType<typeof runningPinnedClass>>>;

/** What the class's module has no such challenge for is not there. */
export function refuseUnknownChallenges({ pinned }: Target, unit: Unit, keys: readonly string[]): void {
  const known = pinned.missions.find((mission) => mission.unit === unit)?.challenges.map(({ key }) => key) ?? [];
  if (!keys.every((key) => known.includes(key))) fail('MODEL_NOT_FOUND');
}
