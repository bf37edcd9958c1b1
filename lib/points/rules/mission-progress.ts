import type { PinnedModule, PupilFacts, Unit } from './facts';
import { ownWordMax } from './lesson-rules';

type Mission = PinnedModule['missions'][number];

/** A mission without challenges does not exist. */
export function missionsOf({ missions }: PinnedModule): Mission[] {
  return missions.filter(({ challenges }) => challenges.length > 0);
}

export function missionOf(pinned: PinnedModule, unit: Unit): Mission | undefined {
  return missionsOf(pinned).find((mission) => mission.unit === unit);
}

/** The challenges that the seal asks for: the mandatory ones, or all where none is. */
export function neededOf({ challenges }: Mission): Mission['challenges'] {
  const mandatory = challenges.filter((challenge) => challenge.mandatory);
  return mandatory.length > 0 ? mandatory : challenges;
}

/** How far a pupil is: `above / below` of the mission, exactly, and what it is made of. */
export function missionProgress(mission: Mission, facts: PupilFacts) {
  const ticks = new Map(facts.challenges.filter(({ unit }) => unit === mission.unit).map((tick) => [tick.key, tick]));
  const total = mission.challenges.length;
  const done = mission.challenges.filter(({ key }) => ticks.get(key)?.checked === true);
  const own = mission.challenges.filter(({ key }) => ticks.get(key)?.own && (ticks.get(key)?.checked ?? null) === null);
  const [checked, ticked] = [done.length, own.length];
  // In hundredths of a challenge, so that the limit of the own word needs no rounding.
  return {
    above: Math.max(100 * checked, Math.min(100 * (checked + ticked), ownWordMax * total)),
    below: 100 * total,
    checked,
    ticked,
    total,
    isSealed: neededOf(mission).every((challenge) => done.includes(challenge)),
  };
}
